import type { KeyedQuestion, OpenQuestion } from "./homework.types.ts";

/** What an editor or player shows when there is nothing readable: one question, one choice, both blank. */
export const BLANK_QUESTION: KeyedQuestion = { question: "", choices: [""], answer: [false] };

/** Stored question JSON of any age. Positions are kept, because picks and results are stored by position. */
export function parseQuestions(json: string | null | undefined): KeyedQuestion[] {
  const list = asList(parseJson(json));
  return list === undefined ? [BLANK_QUESTION] : list.map(asQuestion);
}

/** True when at least one question has words: the blank stand-in is nothing a child could be asked. */
export function hasQuestions(questions: readonly OpenQuestion[]): boolean {
  return questions.some(
    ({ question, choices }) => question.trim() !== "" || choices.some((text) => text.trim() !== ""),
  );
}

/** The same questions without a word about which choice is right. */
export function withoutAnswers(questions: readonly OpenQuestion[]): OpenQuestion[] {
  return questions.map(({ question, choices }) => ({ question, choices }));
}

function parseJson(json: unknown): unknown {
  if (typeof json !== "string") return undefined;
  try {
    const value: unknown = JSON.parse(json);
    // Old imports stored the JSON text as a JSON string once more.
    return typeof value === "string" ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  if (Array.isArray(value.questions)) return value.questions;
  return "question" in value || "choices" in value ? [value] : undefined;
}

function asQuestion(value: unknown): KeyedQuestion {
  if (!isRecord(value)) return { ...BLANK_QUESTION, question: asText(value) };
  const choices = Array.isArray(value.choices) && value.choices.length > 0 ? value.choices.map(asText) : [""];
  const flags: unknown[] = Array.isArray(value.answer) ? value.answer : [];
  return {
    question: asText(value.question),
    choices,
    answer: choices.map((_, index) => isRight(flags[index])),
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function isRight(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === "true";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
