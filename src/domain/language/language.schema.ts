import { z } from "zod";

/** Questions as an article stores them; what a question carries besides its texts passes through untouched. */
export const annotatedQuestionsSchema = z.array(
  z.looseObject({ question: z.string(), choices: z.array(z.string()) }),
);
