import { expect, test } from "./journey.ts";
import { fillLogin, signIn, signOut } from "./people.ts";

test.describe("the front door", () => {
  test("shows two ways in and answers the usual questions", async ({ page, look }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
    await expect(page).toHaveTitle(/Reading Comprehension System/);
    await look(page, "landing");

    await page.getByRole("button", { name: "Get Help" }).click();
    const help = page.getByRole("dialog", { name: "Get Help" });
    await expect(help).toContainText("Students get their username and password from the teacher.");
    await expect(help).toContainText("A student's password is usually the date of birth in YYYYMMDD form.");
    await expect(help).toContainText("Teacher accounts are created by an administrator.");
    await expect(help).toContainText("A teacher who forgot the password contacts the administrator.");
    await expect(help).toContainText("History from earlier semesters is only reachable in the admin panel.");
    await look(page, "landing-help");
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(page.getByRole("button", { name: "Get Help" })).toBeFocused();

    await page.getByRole("link", { name: "Student Sign in with your username and password" }).click();
    await expect(page).toHaveURL("/auth/student-login");
    await page.getByRole("link", { name: "Are you a teacher? Teacher login" }).click();
    await expect(page).toHaveURL("/auth/admin-login");
    await page.getByRole("link", { name: "Are you a student? Student login" }).click();
    await expect(page).toHaveURL("/auth/student-login");
  });

  test("leads nobody into a page that is not theirs", async ({ page, newVisitor, logins }) => {
    for (const path of ["/teacher", "/student", "/student/completed", "/admin"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/");
    }
    await signIn(page, logins.child(3));
    for (const path of ["/teacher", "/teacher/analytics", "/admin"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/");
      await expect(page.getByText(`You are signed in as ${logins.child(3).name}.`)).toBeVisible();
    }
    const staff = await newVisitor();
    await signIn(staff, logins.teacher);
    for (const path of ["/student", "/student/completed", "/admin"]) {
      await staff.goto(path);
      await expect(staff).toHaveURL("/");
    }
  });
});

test.describe("signing in", () => {
  test("a teacher is told in words what is wrong", async ({ page, look, watch, logins }) => {
    watch.expect(/status of 40[13]/);
    await page.goto("/auth/admin-login");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await look(page, "staff-login");
    await page.getByLabel("E-mail").press("Enter");
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await page.getByLabel("E-mail").fill("abc");
    await expect(page.getByText("Email is required")).toBeHidden();
    await page.getByLabel("E-mail").press("Enter");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();

    await fillLogin(page, { ...logins.teacher, login: "nobody@school.example", password: "not this one" });
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page.getByLabel("E-mail")).toHaveValue("nobody@school.example");
    await look(page, "staff-login-refused");

    await page.getByRole("button", { name: "Show password" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  });

  test("a child is told in words what is wrong", async ({ page, look, watch, logins }) => {
    watch.expect(/status of 401/);
    await page.goto("/auth/student-login");
    await expect(
      page.getByText(
        "Your username comes from your teacher. The password is usually your date of birth as YYYYMMDD.",
      ),
    ).toBeVisible();
    await look(page, "student-login");
    await page.getByLabel("Username").press("Enter");
    await expect(page.getByText("Username is required")).toBeVisible();
    await page.getByLabel("Username").fill("ab");
    await page.getByLabel("Username").press("Enter");
    await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();

    await fillLogin(page, { ...logins.child(3), login: "nobody_of_this_school" });
    await expect(page.getByRole("alert")).toHaveText("Username not found. Please check your username.");
    await fillLogin(page, { ...logins.child(3), password: "19990101" });
    await expect(page.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await look(page, "student-login-refused");

    await fillLogin(page, logins.child(3));
    await expect(page).toHaveURL("/student");
    await expect(page.getByText("Welcome back!")).toBeVisible();
  });

  test("is remembered only when asked for", async ({ page, newVisitor, look, logins }) => {
    await signIn(page, logins.child(3));
    await page.goto("/");
    await expect(page.getByText(`You are signed in as ${logins.child(3).name}.`)).toBeVisible();
    await look(page, "landing-signed-in");
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL("/student");

    const own = await newVisitor();
    await signIn(own, logins.teacher, { remember: true });
    await own.goto("/");
    await expect(own).toHaveURL("/teacher");
  });

  test("ends with signing out, in this browser and on the server", async ({ page, logins }) => {
    await signIn(page, logins.child(3));
    const cookies = await page.context().cookies();
    await signOut(page, logins.child(3));
    const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    expect(JSON.stringify(left)).not.toContain(logins.child(3).name);
    expect(Object.keys(left)).not.toContain("shuxiang.user");

    await page.context().addCookies(cookies);
    await page.goto("/student");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("You are signed in as")).toHaveCount(0);
  });
});
