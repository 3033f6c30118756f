import { creditReadingInput, openReadingInput } from "#domain/reading/reading.schema.ts";
import { studentProcedure } from "#server/rpc/procedures.ts";
import { creditReading } from "./credit-reading.ts";
import { openReading } from "./open-reading.ts";

export const readingRouter = {
  open: studentProcedure.input(openReadingInput).handler(({ context, input }) => openReading(context, input)),
  credit: studentProcedure
    .input(creditReadingInput)
    .handler(({ context, input }) => creditReading(context, input)),
};
