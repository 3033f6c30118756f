import type { Page } from "@playwright/test";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { expect } from "./journey.ts";

type Ways = { readonly remember?: boolean };

/** Fills the form of the login that is open and sends it. */
export async function fillLogin(page: Page, { role, login, password }: SampleLogin): Promise<void> {
  await page.getByLabel(role === "student" ? "Username" : "E-mail").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Through the front door, as people do. */
export async function signIn(
  page: Page,
  person: SampleLogin,
  { remember = false }: Ways = {},
): Promise<void> {
  const isStudent = person.role === "student";
  await page.goto(isStudent ? "/auth/student-login" : "/auth/admin-login");
  if (remember) await page.getByLabel("Remember me").check();
  await fillLogin(page, person);
  await expect(page).toHaveURL(new RegExp(`/${person.role}$`));
}

export async function signOut(page: Page, person: SampleLogin): Promise<void> {
  await page.getByRole("button", { name: `Your account: ${person.name}` }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** On a phone the links of the sidebar stand in a drawer. */
export async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
}
