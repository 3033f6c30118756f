import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { fillLogin, signIn } from "./people.ts";

const answer = (page: Page, question: number, choice: number) =>
  page
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .nth(question - 1)
    .getByRole("radio")
    .nth(choice - 1);

/** A homework of the child's list; its first two questions may have been answered on another day. */
async function openSomeHomework(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^(Start|Go on) reading: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();
}

test("answers given without a connection are kept and saved when it returns", async ({
  page,
  look,
  watch,
  logins,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, logins.ofGrade(4).children[0]);
  await openSomeHomework(page);
  await answer(page, 3, 1).check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await answer(page, 4, 2).check();
  await expect(
    page.getByText("Connection lost. Your answers are kept on this device and are sent when it returns."),
  ).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await answer(page, 5, 1).check();
  await look(page, "reading-offline");

  await page.context().setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Connection lost.")).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(answer(page, 3, 1)).toBeChecked();
  await expect(answer(page, 4, 2)).toBeChecked();
  await expect(answer(page, 5, 1)).toBeChecked();
});

test("a session that ends under an open page asks for the password and loses nothing", async ({
  page,
  newVisitor,
  look,
  watch,
  logins,
}) => {
  watch.expect(/status of 401/);
  const child = logins.ofGrade(8).children[0];
  await signIn(page, child);
  await openSomeHomework(page);
  await answer(page, 3, 2).check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  // The same session, ended from elsewhere.
  const elsewhere = await newVisitor();
  await elsewhere.context().addCookies(await page.context().cookies());
  await elsewhere.goto("/");
  await elsewhere.getByRole("button", { name: "Sign Out" }).click();
  await expect(elsewhere.getByText("You are signed in as")).toHaveCount(0);

  await answer(page, 4, 1).check();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toContainText(
    "Your session has ended. Nothing you typed is lost: sign in and go on where you were.",
  );
  await expect(dialog).toContainText(child.name);
  await look(page, "session-dialog");
  await fillLogin(page, child);
  await expect(dialog).toBeHidden();
  await expect(answer(page, 3, 2)).toBeChecked();
  await expect(answer(page, 4, 1)).toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(answer(page, 4, 1)).toBeChecked();
});
