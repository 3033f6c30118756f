import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { openNavigation, signIn } from "./people.ts";

const TITLE = "刻舟求剑";
/** The first pick is wrong, the other four are right. */
const PICKS = [
  "是他花了很多钱买的",
  "大浪打来，船身歪了",
  "他以为到了对岸，照着记号就能找到剑",
  "掉剑——刻记号——到岸边——下水",
  "船已经走远了，他还照着船上的记号去找",
];
const RIGHT_FIRST_PICK = "是父亲留给他的";

const pick = (page: Page, text: string) => page.getByRole("radio", { name: text });
const pendingEntry = (page: Page) => page.getByRole("listitem").filter({ hasText: TITLE });
const openEntry = (page: Page) => pendingEntry(page).getByRole("link").click();
/** The fable's row of the class's homework: a table's row, on a phone a card. */
const homeworkRow = (page: Page) =>
  page.locator("tr, li").filter({ has: page.getByRole("link", { name: `View ${TITLE}` }) });

async function openClass(page: Page): Promise<void> {
  await page.goto("/teacher");
  await page.getByRole("main").getByRole("link", { name: "5-1 班" }).click();
  await expect(page).toHaveURL(/\/teacher\/20\d\d\/class\/[^/]+\/home$/);
}

test("homework goes from the teacher to two children and comes back with a score", async ({
  page: teacher,
  newVisitor,
  look,
  logins,
}) => {
  test.setTimeout(120_000);
  const {
    teacher: teacherLogin,
    children: [one, two],
  } = logins.ofGrade(5);

  await test.step("the teacher publishes a fable to two chosen children", async () => {
    await signIn(teacher, teacherLogin);
    await expect(teacher.getByText("Login successful.")).toBeVisible();
    await expect(teacher.getByText(`Welcome, ${teacherLogin.name}`)).toBeVisible();
    await look(teacher, "teacher-dashboard");
    await openClass(teacher);
    await look(teacher, "class-home-before");
    await openNavigation(teacher);
    await teacher.getByRole("link", { name: "Create Assignment" }).first().click();
    await expect(teacher).toHaveURL(/\/homeworks$/);
    await look(teacher, "publish-browser");

    await teacher.getByLabel("Search", { exact: true }).fill(TITLE);
    const card = teacher.getByRole("listitem").filter({ hasText: TITLE });
    await expect(card).toHaveCount(1);
    await card.getByRole("link", { name: "Choose students" }).click();
    await expect(teacher.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
    await look(teacher, "publish-screen");
    await teacher.getByRole("button", { name: "Publish Homework" }).click();

    const picker = teacher.getByRole("dialog", { name: "Select Students" });
    await expect(picker.getByRole("button", { name: "Select (0)" })).toBeDisabled();
    await picker.getByLabel("Search students").fill("nobody is called so");
    await expect(picker.getByText("No students match your search criteria")).toBeVisible();
    await picker.getByRole("button", { name: "Clear Filters" }).click();
    await picker.getByRole("checkbox", { name: `Choose ${one.name}` }).check();
    await picker.getByRole("checkbox", { name: `Choose ${two.name}` }).check();
    await expect(picker.getByText("2 students selected")).toBeVisible();
    await look(teacher, "student-picker");
    await picker.getByRole("button", { name: "Select (2)" }).click();
    await expect(teacher.getByText("Homework published successfully")).toBeVisible();
    await expect(teacher).toHaveURL(/\/home$/);
    await expect(homeworkRow(teacher)).toContainText("0 of 2");
    await expect(homeworkRow(teacher)).toContainText("2 not opened yet");
    await look(teacher, "class-home-published");
  });

  const first = await newVisitor();
  await test.step("the first child reads, answers, reloads and submits", async () => {
    await signIn(first, one);
    await expect(first.getByText("Welcome back!")).toBeVisible();
    const bell = first.getByRole("link", { name: /^Notifications: \d+ homeworks? to do$/ });
    const before = Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0]);
    await look(first, "student-pending");
    await openEntry(first);
    await expect(first).toHaveURL(/\/student\/pending\/[^/]+\/[^/]+$/);
    await expect(first.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
    await expect(first.getByText("Est. 15 min")).toBeVisible();
    await expect(first.getByRole("button", { name: "Answers", exact: true })).toHaveCount(0);
    await look(first, "reading");

    const pinyin = first.getByRole("button", { name: "Pinyin" });
    await expect(first.locator("ruby")).toHaveCount(0);
    await pinyin.click();
    await expect(first.locator("ruby rt").first()).toBeVisible();
    await expect(pinyin).toHaveAttribute("aria-pressed", "true");
    await look(first, "reading-pinyin");
    await pinyin.click();
    await expect(first.locator("ruby")).toHaveCount(0);

    for (const text of PICKS.slice(0, 2)) await pick(first, text).check();
    await expect(first.getByText("Saved", { exact: true })).toBeVisible();
    await first.reload();
    for (const text of PICKS.slice(0, 2)) await expect(pick(first, text)).toBeChecked();
    await expect(first.getByText("2/5")).toBeVisible();

    await first.getByRole("button", { name: "Submit" }).click();
    await expect(first.getByText("Incomplete Homework")).toBeVisible();
    await expect(
      first.getByText("Please answer all questions before submitting. You have 3 unanswered question(s)."),
    ).toBeVisible();
    await look(first, "reading-incomplete");
    for (const text of PICKS.slice(2)) await pick(first, text).check();
    await expect(first.getByText("5/5")).toBeVisible();
    await first.getByRole("button", { name: "Submit" }).click();
    await expect(first.getByText("Homework finished successfully")).toBeVisible();
    await expect(first).toHaveURL("/student/pending");
    await expect(first.getByRole("heading", { name: `You have finished ${TITLE}` })).toBeVisible();
    await expect(first.getByText("4 of 5 right")).toBeVisible();
    await look(first, "student-pending-finished");
    await expect(pendingEntry(first)).toHaveCount(0);
    const after = before - 1;
    const bellSays = after === 0 ? "No homework to do" : `${after} homework${after === 1 ? "" : "s"} to do`;
    await expect(first.getByRole("link", { name: `Notifications: ${bellSays}` })).toBeVisible();
  });

  await test.step("the first child reviews what it chose", async () => {
    await openNavigation(first);
    await first.getByRole("navigation").getByRole("link", { name: "Completed" }).click();
    await expect(first).toHaveURL("/student/completed");
    const entry = first.getByRole("listitem").filter({ hasText: TITLE }).first();
    await expect(entry).toContainText("80%");
    await expect(entry).toContainText("Good");
    await expect(entry).toContainText("Attempts: 1");
    await look(first, "student-completed");
    await entry.getByRole("link", { name: `Review: ${TITLE}` }).click();
    await expect(first).toHaveURL(/\/student\/completed\//);
    await expect(first.getByText("4 of 5 right")).toBeVisible();
    await expect(first.getByText("Most of your answers are right. Good work!")).toBeVisible();
    const mine = first.getByRole("listitem").filter({ hasText: PICKS[0] }).last();
    await expect(mine).toContainText("Your answer");
    await expect(mine).toContainText("Not right");
    await expect(first.getByRole("listitem").filter({ hasText: RIGHT_FIRST_PICK }).last()).toContainText(
      "Correct answer",
    );
    await look(first, "student-review");
  });

  await test.step("the teacher sees who has not opened it", async () => {
    await teacher.reload();
    await expect(homeworkRow(teacher)).toContainText("1 of 2");
    await expect(homeworkRow(teacher)).toContainText("1 not opened yet");
    await expect(homeworkRow(teacher)).toContainText("80%");
    await homeworkRow(teacher)
      .getByRole("button", { name: `${TITLE}: 1 not opened yet` })
      .click();
    await expect(teacher.getByText(two.name)).toBeVisible();
    await teacher.keyboard.press("Escape");
    await teacher.getByRole("tab", { name: "Students" }).click();
    await look(teacher, "class-home-students");
    await teacher.getByRole("tab", { name: "Overview" }).click();
    await expect(teacher.getByText(`${one.name} submitted ${TITLE}`)).toBeVisible();
    await look(teacher, "class-home-overview");
  });

  const second = await newVisitor();
  await test.step("the second child opens it and does not submit", async () => {
    await signIn(second, two);
    await openEntry(second);
    await expect(second.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
    await pick(second, RIGHT_FIRST_PICK).check();
    await expect(second.getByText("Saved", { exact: true })).toBeVisible();
    await second.getByRole("button", { name: "Back", exact: true }).click();
    await expect(second).toHaveURL("/student");
    await expect(second.getByText("1 of 5 answers saved").first()).toBeVisible();
  });

  await test.step("the teacher recalls the homework and restores it", async () => {
    await openClass(teacher);
    await expect(homeworkRow(teacher)).toContainText("1 of 2");
    await expect(homeworkRow(teacher)).not.toContainText("not opened yet");
    await teacher.getByRole("button", { name: `Recall: ${TITLE}` }).click();
    const question = teacher.getByRole("dialog", { name: "Recall this homework?" });
    await expect(question).toContainText(`${TITLE} disappears from the lists of 2 students.`);
    await expect(question).toContainText("1 of them submitted it already");
    await expect.soft(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await look(teacher, "recall-dialog");
    await question.getByRole("button", { name: "Recall homework" }).click();
    await expect(teacher.getByText("Homework recalled")).toBeVisible();
    await expect(homeworkRow(teacher)).toContainText("Archived");
    await look(teacher, "class-home-recalled");
    await second.reload();
    await expect(second.getByRole("heading", { name: "Pending Homework" })).toBeVisible();
    await expect(pendingEntry(second)).toHaveCount(0);

    await teacher.getByRole("button", { name: `Restore: ${TITLE}` }).click();
    await expect(teacher.getByText("Homework restored")).toBeVisible();
    await expect(homeworkRow(teacher)).toContainText("Active");
    await second.reload();
    await openEntry(second);
    await expect(pick(second, RIGHT_FIRST_PICK)).toBeChecked();
  });
});
