import { z } from "zod";
import { homeworkMessages } from "../homework/homework.messages.en.ts";
import { tokenInput } from "../shared/token.schema.ts";
import { MAX_CLAIM_MS } from "./reading.constants.ts";
import { readingMessages } from "./reading.messages.en.ts";

/** A child opens the reading screen of its homework. */
export const openReadingInput = z.strictObject({
  homeworkToken: tokenInput(homeworkMessages.errors.homeworkTokenMissing),
});

/** One slice of reading time of one visit; the claim is cut by the server. */
export const creditReadingInput = z.strictObject({
  visitToken: tokenInput(readingMessages.errors.notFound),
  milliseconds: z.int({ error: readingMessages.errors.timeMissing }).min(0).max(MAX_CLAIM_MS),
});
