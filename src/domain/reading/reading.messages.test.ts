import { expect, test } from "vitest";
import { readingMessages } from "./reading.messages.en.ts";

test("a failed save of reading time is logged in one sentence", () => {
  expect(readingMessages.saveFailedLog).toBe("Failed to update reading time to database");
});
