import { defineConfig } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";

const { executablePath, args, env } = await findChromium();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results/runs",
  workers: 1,
  forbidOnly: true,
  // A slow machine is no fault of the product: limits only end what hangs, and one journey may be tried again.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 1,
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    launchOptions: { executablePath, args: [...args], env },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
