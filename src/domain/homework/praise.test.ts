import { expect, test } from "vitest";
import { homeworkMessages } from "./homework.messages.en.ts";
import { praiseFor } from "./praise.ts";

test.each([
  [4, 4, "Every answer is right. Wonderful reading!"],
  [400, 399, "Nearly everything is right. Excellent work!"],
  [10, 9, "Nearly everything is right. Excellent work!"],
  [100, 89, "Most of your answers are right. Good work!"],
  [4, 3, "Most of your answers are right. Good work!"],
  [100, 74, "Half or more of your answers are right. Look at the others once more."],
  [4, 2, "Half or more of your answers are right. Look at the others once more."],
  [100, 49, "You have some right answers. Read the text again and see what you missed."],
  [400, 1, "You have some right answers. Read the text again and see what you missed."],
  [4, 0, "You finished the homework. Read the text again with your teacher's help."],
  [0, 0, "You finished the homework. Read the text again with your teacher's help."],
])("of %i answers %i right is told: %s", (answered, correct, sentence) => {
  expect(homeworkMessages.praise[praiseFor({ answered, correct })]).toBe(sentence);
});
