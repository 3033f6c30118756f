import { expect, test } from "vitest";
import { homeworkMessages } from "./homework.messages.en.ts";

const { pending, completed, student, screen, quiz, submit, publish, picker, achievements } = homeworkMessages;

test.each([
  [student.unableToLoad, "Unable to Load Homework"],
  [pending.empty, "No homework assignments yet"],
  [completed.empty, "No completed homework yet"],
  [pending.loadFailedTitle, "Error loading homework"],
  [pending.loadFailedBody, "Failed to load homework assignments. Please try again."],
  [completed.loadFailedBody, "Failed to load your completed assignments"],
  [screen.loadFailedBody, "Failed to load homework content. Please try again."],
  [screen.reading, "Reading"],
  [screen.estimate, "Est. 15 min"],
  [screen.publish, "Publish Homework"],
  [screen.submit, "Submit"],
  [quiz.none, "No Question"],
  [quiz.timeUp, "Time's up! Please submit your work."],
  [quiz.attempt, "{{n}} of 3"],
  [submit.noQuestionsTitle, "No questions found"],
  [submit.noQuestionsBody, "Cannot submit homework without questions."],
  [submit.incompleteTitle, "Incomplete Homework"],
  [
    submit.incompleteBody,
    "Please answer all questions before submitting. You have {{n}} unanswered question(s).",
  ],
  [submit.doneTitle, "Homework finished successfully"],
  [submit.doneBody, "Homework has been marked as completed"],
  [submit.failedTitle, "Error finishing homework"],
  [achievements.firstSteps, "First Steps"],
  [achievements.perfectScore, "Perfect Score"],
  [achievements.speedReader, "Speed Reader"],
])("a child reads: %s", (sentence, spelledOut) => {
  expect(sentence).toBe(spelledOut);
});

test.each([
  [publish.doneTitle, "Homework published successfully"],
  [publish.doneBody, "Homework has been published to all students"],
  [publish.failedTitle, "Error publishing homework"],
  [publish.mailFailedTitle, "Email notification failed"],
  [publish.mailFailedBody, "Homework published successfully, but email notifications could not be sent."],
  [publish.studentsFailedTitle, "Error getting all students from the class"],
  [publish.classNameFailedTitle, "Error getting class name"],
  [publish.quickDoneTitle, "Published Successfully"],
  [publish.alreadyTitle, "Already Assigned"],
  [publish.allFailedTitle, "Publishing Failed"],
  [publish.allFailedBody, "Could not publish any assignments"],
  [publish.oneFailedBody, "Could not publish {{title}}. Please check your connection and try again."],
  [publish.partTitle, "Partially Complete"],
  [publish.errorTitle, "Publishing Error"],
  [picker.select, "Select ({{n}})"],
  [picker.showing, "Showing {{shown}} of {{total}}"],
  [picker.noMatch, "No students match your search criteria"],
  [picker.none, "No students available"],
  [picker.limit, "You've reached the maximum selection limit of {{n}} students."],
  [picker.active, "Active Only"],
  [picker.inactive, "Inactive Only"],
])("a teacher reads: %s", (sentence, spelledOut) => {
  expect(sentence).toBe(spelledOut);
});
