import type { Page } from "@playwright/test";
import { alter, hold, refuse } from "./calls.ts";
import { expect, test } from "./journey.ts";
import { signIn } from "./people.ts";

const NO_SEMESTER = { status: 409, code: "semesters.noneCurrent", kind: "conflict" };
const emptyPage = () => ({ rows: [], total: 0 });
const classLink = (page: Page) => page.getByRole("main").getByRole("link", { name: /\d-\d 班/ });
const view = (page: Page) => page.getByRole("radiogroup", { name: "View" });
const retry = (page: Page) => page.getByRole("button", { name: "Retry" }).first().click();

test("a child's screens say when they wait, find nothing or fail", async ({ page, look, watch, logins }) => {
  test.setTimeout(120_000);
  watch.expect(/status of (409|500)/);
  await signIn(page, logins.child(2));

  await test.step("the pending list", async () => {
    const goOn = await hold(page, "homework.listPending");
    await page.goto("/student/pending");
    await expect(page.getByRole("heading", { name: "Pending Homework" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" }).first()).toBeVisible();
    await look(page, "student-pending-loading");
    goOn();
    await expect(page.getByRole("link", { name: /^(Start|Go on) reading: / }).first()).toBeVisible();

    let heal = await alter(page, "homework.listPending", emptyPage);
    await page.reload();
    await expect(page.getByText("No homework assignments yet")).toBeVisible();
    await look(page, "student-pending-empty");
    await heal();

    heal = await refuse(page, "homework.listPending");
    await page.reload();
    await expect(page.getByRole("alert").filter({ hasText: "Error loading homework" }).first()).toContainText(
      "Failed to load homework assignments. Please try again.",
    );
    await look(page, "student-pending-error");
    await heal();
    await retry(page);
    await expect(page.getByRole("link", { name: /^(Start|Go on) reading: / }).first()).toBeVisible();

    heal = await refuse(page, "semesters.current", NO_SEMESTER);
    await page.reload();
    await expect(page.getByText("Unable to Load Homework")).toBeVisible();
    await expect(
      page.getByText(
        "No active semester is currently set. Please contact your teacher to create and activate a semester. You cannot access homework until a semester is active.",
      ),
    ).toBeVisible();
    await look(page, "student-no-semester");
    await heal();
  });

  await test.step("the completed list", async () => {
    const goOn = await hold(page, "homework.listCompleted");
    await page.goto("/student/completed");
    await expect(page.getByRole("heading", { name: "Completed Homework" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" }).first()).toBeVisible();
    await look(page, "student-completed-loading");
    goOn();
    await expect(page.getByRole("link", { name: /^Review: / }).first()).toBeVisible();

    let heal = await alter(page, "homework.listCompleted", emptyPage);
    await page.reload();
    await expect(page.getByText("No completed homework yet")).toBeVisible();
    await look(page, "student-completed-empty");
    await heal();

    heal = await refuse(page, "homework.listCompleted");
    await page.reload();
    await expect(page.getByText("Failed to load your completed assignments").first()).toBeVisible();
    await look(page, "student-completed-error");
    await heal();
  });

  await test.step("the homework screen", async () => {
    await page.goto("/student/pending");
    const goOn = await hold(page, "homework.readingContent");
    await page
      .getByRole("link", { name: /^(Start|Go on) reading: / })
      .first()
      .click();
    await expect(page.getByRole("status", { name: "Loading homework" })).toBeVisible();
    await look(page, "reading-loading");
    goOn();
    await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();

    const parts = page.url().split("/");
    await page.goto(`${parts.slice(0, -2).join("/")}/00000000-0000-7000-8000-000000000000/${parts.at(-1)}`);
    watch.expect(/status of 404/);
    await expect(page.getByText("Failed to load homework content. Please try again.").first()).toBeVisible();
    await look(page, "reading-not-found");
    await page.getByRole("button", { name: "Go Back" }).last().click();
    await expect(page).toHaveURL(/\/student\/pending/);
  });
});

test("a teacher's screens say when they wait, find nothing or fail", async ({
  page,
  look,
  watch,
  logins,
}) => {
  test.setTimeout(120_000);
  watch.expect(/status of (409|500)/);
  const { teacher } = logins.ofGrade(4);
  await signIn(page, teacher);
  await classLink(page).click();
  await expect(page).toHaveURL(/\/home$/);
  const classHome = page.url();

  await test.step("the dashboard", async () => {
    const goOn = await hold(page, "classes.teacherDashboard");
    await page.goto("/teacher");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" }).first()).toBeVisible();
    await look(page, "teacher-dashboard-loading");
    goOn();
    await expect(classLink(page)).toBeVisible();

    let heal = await alter(page, "classes.teacherDashboard", (dashboard: object) => ({
      ...dashboard,
      classes: [],
      totalStudents: 0,
    }));
    await page.reload();
    await expect(page.getByText("No classes this semester")).toBeVisible();
    await look(page, "teacher-dashboard-empty");
    await heal();

    heal = await refuse(page, "classes.teacherDashboard", NO_SEMESTER);
    await page.reload();
    await expect(page.getByText("Unable to Load Dashboard")).toBeVisible();
    await expect(
      page.getByText(
        "No active semester is currently set. Please contact your administrator to create and activate a semester. You cannot access classes until a semester is active.",
      ),
    ).toBeVisible();
    await look(page, "teacher-dashboard-no-semester");
    await heal();
    await retry(page);
    await expect(page.getByText(`Welcome, ${teacher.name}`)).toBeVisible();
  });

  await test.step("the class", async () => {
    const goOn = await hold(page, "homework.listOfClass");
    await page.goto(classHome);
    await expect(page.getByRole("tab", { name: "Assignments" })).toBeVisible();
    await look(page, "class-home-loading");
    goOn();
    await expect(page.getByRole("button", { name: /^Recall: / }).first()).toBeVisible();

    const heal = await alter(page, "homework.listOfClass", emptyPage);
    const healStudents = await alter(page, "homework.studentsOfClass", () => []);
    const healOverview = await alter(page, "homework.classOverview", (overview: object) => ({
      ...overview,
      recentActivity: [],
    }));
    await page.reload();
    await expect(page.getByText("No assignments yet")).toBeVisible();
    await look(page, "class-home-empty");
    await page.getByRole("tab", { name: "Students" }).click();
    await expect(page.getByText("No students enrolled")).toBeVisible();
    await look(page, "class-home-students-empty");
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect(page.getByText("No recent activity")).toBeVisible();
    await look(page, "class-home-overview-empty");
    for (const undo of [heal, healStudents, healOverview]) await undo();

    await page.goto(classHome.replace(/class\/[^/]+/, "class/00000000-0000-7000-8000-000000000000"));
    watch.expect(/status of 404/);
    await expect(page.getByText("Error loading class data")).toBeVisible();
    await look(page, "class-home-foreign");
  });

  await test.step("the library", async () => {
    const goOn = await hold(page, "library.listArticles");
    await page.goto(classHome.replace(/home$/, "homeworks"));
    await expect(page.getByRole("heading", { name: "Publish Homework" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" }).first()).toBeVisible();
    await look(page, "publish-browser-loading");
    goOn();
    await page.getByLabel("Search", { exact: true }).fill("no article is called so");
    await expect(page.getByText("No articles found")).toBeVisible();
    await look(page, "publish-browser-empty");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page.getByRole("heading", { name: "守株待兔" })).toBeVisible();

    await view(page).getByText("Table").click();
    await expect(page.getByText("守株待兔")).toBeVisible();
    await look(page, "publish-browser-table");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Table" })).toBeChecked();
    await view(page).getByText("Grid").click();
    await expect(page.getByRole("heading", { name: "守株待兔" })).toBeVisible();

    await page
      .getByRole("button", { name: /^Quick publish .* to the whole class$/ })
      .first()
      .click();
    const question = page.getByRole("dialog", { name: "Publish to the whole class?" });
    await expect(question).toContainText("will be published to all 20 students of 4-1 班");
    await look(page, "publish-confirm");
    await question.getByRole("button", { name: "Cancel" }).click();

    await page
      .getByRole("link", { name: /^Preview / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/teacher\/content\/[^/]+\/view$/);
    await page.getByRole("button", { name: "Answers", exact: true }).click();
    await expect(page.getByText("Correct answer").first()).toBeVisible();
    await look(page, "view-content-answers");

    const heal = await refuse(page, "library.listArticles");
    await page.goto(classHome.replace(/home$/, "homeworks"));
    await expect(page.getByText("Error loading data")).toBeVisible();
    await look(page, "publish-browser-error");
    await heal();
  });
});

test("pages that do not exist or cannot be drawn say so", async ({ page, look, watch, logins }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
  await look(page, "page-not-found");

  await signIn(page, logins.admin);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look(page, "admin-home-sample");

  watch.expect(/status of 500|shared\.unexpected/);
  const heal = await refuse(page, "accounts.session");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("Network: the connection to the school was interrupted")).toBeVisible();
  await look(page, "something-went-wrong");
  await heal();
  await page.getByRole("button", { name: "Reload Page" }).click();
  await expect(page).toHaveURL("/admin");
});
