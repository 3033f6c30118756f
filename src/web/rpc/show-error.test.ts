import { ORPCError } from "@orpc/client";
import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { accountsMessages } from "#domain/accounts/accounts.messages.en.ts";
import { sharedMessages } from "#domain/shared/shared.messages.en.ts";
import { errorCode, errorSentence, fieldErrors } from "./show-error.ts";

const homework = { errors: { unanswered: "You have {{n}} unanswered question(s)." } };

beforeAll(() =>
  i18next.init({
    lng: "en",
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: { accounts: accountsMessages, shared: sharedMessages, homework } },
  }),
);

const refusal = (status: number, data: unknown) => new ORPCError("ANY", { status, data });

describe("a failure becomes one sentence", () => {
  test("a code names the sentence of its slice", () => {
    const error = refusal(401, { code: "accounts.usernameNotFound", kind: "unauthenticated", params: {} });
    expect(errorSentence(error)).toBe("Username not found. Please check your username.");
    expect(errorCode(error)).toBe("accounts.usernameNotFound");
  });

  test("parameters are filled in, as they are and unescaped", () => {
    const error = refusal(400, { code: "homework.unanswered", kind: "invalid", params: { n: 3 } });
    expect(errorSentence(error)).toBe("You have 3 unanswered question(s).");
  });

  test("an unknown code falls back to the sentence of its kind", () => {
    const error = refusal(409, { code: "homework.neverWritten", kind: "conflict" });
    expect(errorSentence(error)).toBe(
      "Somebody else changed this at the same moment. Please reload and try again.",
    );
  });

  test("without any data the status decides", () => {
    expect(errorSentence(refusal(503, undefined))).toBe(
      "The school's server is busy. Please try again in a moment.",
    );
    expect(errorSentence(refusal(500, undefined))).toBe("An unexpected error occurred. Please try again.");
  });

  test("a broken network is unexpected, in the words of the screen if it has some", () => {
    const broken = new TypeError("Failed to fetch");
    expect(errorSentence(broken)).toBe("An unexpected error occurred. Please try again.");
    expect(errorSentence(broken, "Please try later")).toBe("Please try later");
    expect(errorCode(broken)).toBeUndefined();
  });

  test("a fault of the server is unexpected as well, in the words of the screen if it has some", () => {
    const fault = refusal(500, { code: "shared.unexpected", kind: "unexpected", params: { requestId: "1" } });
    expect(errorSentence(fault)).toBe("An unexpected error occurred. Please try again.");
    expect(errorSentence(fault, "Please try later")).toBe("Please try later");
  });

  test("a refused input gives its own sentence and names the field", () => {
    const issues = [{ path: ["email"], message: "Email is required" }];
    const error = refusal(400, { code: "shared.invalid", kind: "invalid", params: {}, issues });
    expect(errorSentence(error)).toBe("Email is required");
    expect(fieldErrors(error)).toEqual({ email: "Email is required" });
  });
});
