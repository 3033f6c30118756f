import { test as base, expect, type Page } from "@playwright/test";
import { type Logins, loginsOf } from "./logins.ts";
import { type Look, lookAt } from "./look-at.ts";
import { startSchool, type VisitedSchool } from "./start-school.ts";
import { createWatch, type Watch } from "./watch.ts";

type JourneyFixtures = {
  readonly watch: Watch;
  readonly logins: Logins;
  /** A browser of somebody else, with nothing in it. */
  readonly newVisitor: () => Promise<Page>;
  /** Checks a screen for accessibility and width, and keeps its picture. */
  readonly look: Look;
};
type SchoolFixture = { readonly school: VisitedSchool };

const SCHOOL_OPENS_WITHIN_MS = 180_000;

export const test = base.extend<JourneyFixtures, SchoolFixture>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const school = await startSchool({ withSampleSchool: true });
      await use(school);
      await school.stop();
      expect(school.unexpected()).toEqual([]);
    },
    { scope: "worker", timeout: SCHOOL_OPENS_WITHIN_MS },
  ],
  logins: async ({ school }, use) => use(loginsOf(school.logins)),
  baseURL: async ({ school }, use) => use(school.url),
  watch: [
    async ({ baseURL }, use) => {
      const watch = createWatch(new URL(baseURL ?? "").origin);
      await use(watch);
      expect(watch.findings(), "errors and requests to others").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    watch.over(context);
    await use(context);
  },
  newVisitor: async ({ browser, watch }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      watch.over(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
  look: async ({}, use, { project }) => {
    await use((page, name) => lookAt(page, `${project.name}/${name}`));
  },
});

export { expect };
