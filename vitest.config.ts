import { defineConfig } from "vitest/config";

const unitTests = { setupFiles: ["tests/support/fail-on-console.ts"], testTimeout: 30_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...unitTests, name: "domain", include: ["src/domain/**/*.test.ts"], environment: "node" } },
      {
        test: {
          ...unitTests,
          name: "server",
          include: ["src/server/**/*.test.ts", "scripts/**/*.test.ts", "tests/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/database-template.ts"],
          hookTimeout: 60_000,
        },
      },
      {
        test: { ...unitTests, name: "web", include: ["src/web/**/*.test.{ts,tsx}"], environment: "jsdom" },
      },
    ],
  },
});
