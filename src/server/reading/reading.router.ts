import { z } from "zod";
import { homeworkMessages } from "#domain/homework/homework.messages.en.ts";
import { MAX_CLAIM_MS } from "#domain/reading/reading.constants.ts";
import { readingMessages } from "#domain/reading/reading.messages.en.ts";
import { tokenInput } from "#domain/shared/token.schema.ts";
import { studentProcedure } from "#server/rpc/procedures.ts";
import { creditReading } from "./credit-reading.ts";
import { openReading } from "./open-reading.ts";

const openInput = z.strictObject({ homeworkToken: tokenInput(homeworkMessages.errors.homeworkTokenMissing) });
const creditInput = z.strictObject({
  visitToken: tokenInput(readingMessages.errors.notFound),
  milliseconds: z.int({ error: readingMessages.errors.timeMissing }).min(0).max(MAX_CLAIM_MS),
});

export const readingRouter = {
  open: studentProcedure.input(openInput).handler(({ context, input }) => openReading(context, input)),
  credit: studentProcedure.input(creditInput).handler(({ context, input }) => creditReading(context, input)),
};
