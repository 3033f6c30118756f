import { classInput } from "#domain/classes/classes.schema.ts";
import {
  homeworkOfClassInput,
  listCompletedInput,
  listPendingInput,
  mailStateInput,
  publishInput,
  readingContentInput,
  recallInput,
  restoreInput,
  reviewInput,
  saveChoiceInput,
  submitInput,
} from "#domain/homework/homework.schema.ts";
import { staffProcedure, studentProcedure, teacherProcedure } from "#server/rpc/procedures.ts";
import { classOverview, homeworkOfClass, studentsOfClass } from "./class-overview.ts";
import { listCompletedHomework, listPendingHomework, openHomeworkCount } from "./list-homework.ts";
import { mailState } from "./mail-state.ts";
import { openWork, readingContent } from "./open-homework.ts";
import { publishHomework } from "./publish-homework.ts";
import { recallHomework, recallPreview, restoreHomework } from "./recall-homework.ts";
import { reviewHomework } from "./review-homework.ts";
import { saveChoice } from "./save-choice.ts";
import { studentSummary } from "./student-summary.ts";
import { submitHomework } from "./submit-homework.ts";

export const homeworkRouter = {
  listPending: studentProcedure
    .input(listPendingInput)
    .handler(({ context, input }) => listPendingHomework(context, input)),
  listCompleted: studentProcedure
    .input(listCompletedInput)
    .handler(({ context, input }) => listCompletedHomework(context, input)),
  openCount: studentProcedure.handler(({ context }) => openHomeworkCount(context)),
  studentSummary: studentProcedure.handler(({ context }) => studentSummary(context)),
  readingContent: studentProcedure
    .input(readingContentInput)
    .handler(({ context, input }) => readingContent(context, input)),
  openWork: studentProcedure
    .input(readingContentInput)
    .handler(({ context, input }) => openWork(context, input)),
  saveChoice: studentProcedure
    .input(saveChoiceInput)
    .handler(({ context, input }) => saveChoice(context, input)),
  submit: studentProcedure.input(submitInput).handler(({ context, input }) => submitHomework(context, input)),
  review: studentProcedure.input(reviewInput).handler(({ context, input }) => reviewHomework(context, input)),

  listOfClass: staffProcedure
    .input(homeworkOfClassInput)
    .handler(({ context, input }) => homeworkOfClass(context, input)),
  studentsOfClass: staffProcedure
    .input(classInput)
    .handler(({ context, input }) => studentsOfClass(context, input)),
  classOverview: staffProcedure
    .input(classInput)
    .handler(({ context, input }) => classOverview(context, input)),

  publish: teacherProcedure
    .input(publishInput)
    .handler(({ context, input }) => publishHomework(context, input)),
  mailState: teacherProcedure
    .input(mailStateInput)
    .handler(({ context, input }) => mailState(context, input)),
  recallPreview: teacherProcedure
    .input(recallInput)
    .handler(({ context, input }) => recallPreview(context, input)),
  recall: teacherProcedure.input(recallInput).handler(({ context, input }) => recallHomework(context, input)),
  restore: teacherProcedure
    .input(restoreInput)
    .handler(({ context, input }) => restoreHomework(context, input)),
};
