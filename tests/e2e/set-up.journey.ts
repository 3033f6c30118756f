import { test as base, expect } from "./journey.ts";
import { startSchool } from "./start-school.ts";

// The same journey things around a school that nobody has set up yet.
const test = base.extend<object, object>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const school = await startSchool({ withSampleSchool: false });
      await use(school);
      await school.stop();
      expect(school.unexpected()).toEqual([]);
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test("an empty school is set up once, through the link of the console", async ({
  page,
  school,
  look,
  watch,
}) => {
  watch.expect(/status of 40[39]/);
  await page.goto("/setup?token=guessed");
  await expect(page.getByText("This set-up link does not work").first()).toBeVisible();
  await look(page, "set-up-link-invalid");

  await page.goto(school.setUpUrl ?? "the server printed no link");
  await expect(page.getByRole("heading", { name: "Set up your school" })).toBeVisible();
  await look(page, "set-up");
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await expect(page.getByText("The Chinese name is required")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await look(page, "set-up-errors");

  await page.getByLabel("First name").fill("Lan");
  await page.getByLabel("Last name").fill("Chen");
  await page.getByLabel("E-mail").fill("lan.chen@school.example");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("English name").fill("Lotus Pond Chinese School");
  await page.getByLabel("Chinese name").fill("荷塘中文学校");
  await page.getByLabel("Year it starts in").fill("2026");
  await expect(page.getByText("The semester will be called")).toBeVisible();
  await page.getByLabel("Start with the sample school").check();
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("Quiet-Lake-42");
  await page.getByRole("button", { name: "Set up" }).click();

  await expect(page.getByRole("heading", { name: "The school is ready" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Logins of the sample school" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("荷塘中文学校™");
  await look(page, "set-up-done");
  // Rows of a table, or cards on a phone.
  const logins = await page.getByRole("row").or(page.getByRole("listitem")).allInnerTexts();
  const teacher =
    logins
      .find((login) => /\bTeacher\b/.test(login))
      ?.split(/\s*\t\s*|\n/)
      .filter(Boolean) ?? [];

  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("E-mail").fill("lan.chen@school.example");
  await page.getByLabel("Password", { exact: true }).fill("Quiet-Lake-42");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin");
  await look(page, "admin-home");
  await page.getByRole("button", { name: "Your account: Lan Chen" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();

  // A login of the sample school, as it was shown, opens the teacher's pages.
  await page.goto("/auth/admin-login");
  await page.getByLabel("E-mail").fill(teacher.at(-2) ?? "");
  await page.getByLabel("Password", { exact: true }).fill(teacher.at(-1) ?? "");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/teacher");

  await page.goto(school.setUpUrl ?? "");
  await expect(page.getByText("already set up").first()).toBeVisible();
  await look(page, "set-up-used-link");
});
