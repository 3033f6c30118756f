import { z } from "zod";
import { homeworkMessages } from "../homework/homework.messages.en.ts";
import { tokenInput } from "../shared/token.schema.ts";
import { MAX_CLAIM_MS } from "./reading.constants.ts";
import { readingMessages } from "./reading.messages.en.ts";

/** One slice of reading time. `visitKey` names one opening of the screen; the claim is cut by the server. */
export const addReadingTimeInput = z.strictObject({
  homeworkToken: tokenInput(homeworkMessages.errors.homeworkTokenMissing),
  visitKey: z.uuid(),
  claimedMs: z.int({ error: readingMessages.errors.timeMissing }).min(0).max(MAX_CLAIM_MS),
});
export type AddReadingTimeInput = z.infer<typeof addReadingTimeInput>;
