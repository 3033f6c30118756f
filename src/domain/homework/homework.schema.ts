import { z } from "zod";
import { classesMessages } from "../classes/classes.messages.en.ts";
import { classInput } from "../classes/classes.schema.ts";
import { semesterYearInput } from "../semesters/semesters.schema.ts";
import { pageInput } from "../shared/page.ts";
import { tokenInput } from "../shared/token.schema.ts";
import {
  MAX_ARTICLES_PER_PUBLISH,
  MAX_CHOICES,
  MAX_QUESTIONS,
  MAX_STUDENTS_PER_PUBLISH,
} from "./homework.constants.ts";
import { homeworkMessages } from "./homework.messages.en.ts";

const { errors } = homeworkMessages;
const homeworkToken = () => tokenInput(errors.homeworkTokenMissing);
const articleToken = () => tokenInput(errors.articleTokenMissing);
const classToken = () => tokenInput(classesMessages.errors.classTokenMissing);
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

export const listPendingInput = z.strictObject(pageInput.shape);
export const listCompletedInput = z.strictObject(pageInput.shape);
export type ListHomeworkInput = z.infer<typeof listPendingInput>;

export const readingContentInput = z.strictObject({ homeworkToken: homeworkToken() });
export type ReadingContentInput = z.infer<typeof readingContentInput>;

/** Without a homework the child's latest submission of the article is meant. */
export const reviewInput = z.strictObject({
  articleToken: articleToken(),
  homeworkToken: homeworkToken().optional(),
});
export type ReviewInput = z.infer<typeof reviewInput>;

const choice = {
  questionIndex: z
    .int()
    .min(0)
    .max(MAX_QUESTIONS - 1),
  choiceIndex: z
    .int()
    .min(0)
    .max(MAX_CHOICES - 1),
};

export const saveChoiceInput = z.strictObject({ homeworkToken: homeworkToken(), ...choice });
export type SaveChoiceInput = z.infer<typeof saveChoiceInput>;

/** No score, no right or wrong, no time: the server knows the key and the clock. */
export const submitInput = z.strictObject({
  homeworkToken: homeworkToken(),
  choices: z
    .array(z.strictObject(choice))
    .max(MAX_QUESTIONS)
    .refine((choices) => isDistinct(choices.map(({ questionIndex }) => questionIndex)), {
      error: errors.duplicateQuestion,
    }),
});
export type SubmitInput = z.infer<typeof submitInput>;

const inClass = { classToken: classToken(), semesterYear: semesterYearInput() };

/** `requestKey` lets a repeated request have the first one's effect and answer. */
export const publishInput = z.strictObject({
  ...inClass,
  articleTokens: z
    .array(articleToken())
    .min(1, { error: errors.noArticlesChosen })
    .max(MAX_ARTICLES_PER_PUBLISH)
    .refine(isDistinct, { error: errors.duplicateChoice }),
  studentTokens: z.union([
    z.literal("everyone"),
    z
      .array(tokenInput(classesMessages.errors.studentTokenMissing))
      .min(1, { error: errors.noStudentsChosen })
      .max(MAX_STUDENTS_PER_PUBLISH)
      .refine(isDistinct, { error: errors.duplicateChoice }),
  ]),
  requestKey: z.uuid().optional(),
});
export type PublishInput = z.infer<typeof publishInput>;

export const recallInput = z.strictObject({ ...inClass, homeworkToken: homeworkToken() });
export const restoreInput = recallInput;
export type RecallInput = z.infer<typeof recallInput>;

/** A page of a class's homework, recalled ones included. */
export const homeworkOfClassInput = z.strictObject({ ...classInput.shape, ...pageInput.shape });

/** The e-mails of one publication, by the name that publishing gave them. */
export const mailStateInput = z.strictObject({ mailBatch: homeworkToken() });
