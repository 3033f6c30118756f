import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export type Look = (page: Page, name: string) => Promise<void>;

const SCREENS = join(import.meta.dirname, "..", "..", "test-results", "screens");

/** A screen as it stands: no accessibility fault, nothing wider than the screen, and a picture for human eyes. */
export async function lookAt(page: Page, name: string): Promise<void> {
  if (!name.endsWith("-loading")) await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  // A dialog stands over what is in sight; on the picture of a whole page it would stand beside it.
  const fullPage = (await page.getByRole("dialog").count()) === 0;
  await page.screenshot({ path: join(SCREENS, `${name}.png`), fullPage, animations: "disabled" });
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(faults, `accessibility of ${name}`).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `${name} is wider than the screen by`).toBeLessThanOrEqual(0);
}
