import { z } from "zod";
import { semesterYearInput } from "../semesters/semesters.schema.ts";
import { tokenInput } from "../shared/token.schema.ts";
import { classesMessages } from "./classes.messages.en.ts";

const { errors } = classesMessages;

/** Names a class as the URL does; both parts are needed, so both have the same sentence. */
export const classInput = z.strictObject({
  classToken: tokenInput(errors.classAndYearMissing),
  semesterYear: semesterYearInput(errors.classAndYearMissing),
});
export type ClassInput = z.infer<typeof classInput>;
