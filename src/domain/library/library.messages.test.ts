import { expect, test } from "vitest";
import { libraryMessages } from "./library.messages.en.ts";

test("an empty browser says so in the school's words", () => {
  expect(libraryMessages.browser.empty).toBe("No articles found");
});
