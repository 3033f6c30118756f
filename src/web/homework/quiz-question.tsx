import { Text } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { OpenQuestion } from "#domain/homework/homework.types.ts";
import { QuizText } from "./article-html.tsx";
import classes from "./quiz.module.css";
import { choiceLetter } from "./quiz-letters.ts";
import type { SaveState } from "./quiz-player.tsx";

type QuizQuestionProps = {
  readonly index: number;
  readonly question: OpenQuestion;
  readonly pinyin: OpenQuestion | undefined;
  readonly picked: number | undefined;
  readonly onPick: (choiceIndex: number) => void;
  readonly saveState: SaveState;
  readonly missing: boolean;
  readonly disabled: boolean;
};

const elementId = (index: number) => `quiz-question-${index}`;

/** Brings a question into view and puts the focus on its choices. */
export function focusQuestion(index: number): void {
  const question = document.getElementById(elementId(index));
  question?.scrollIntoView?.({ block: "center" });
  question?.querySelector("input")?.focus({ preventScroll: true });
}

/** One question as a radio group: real radios, so that arrow keys and screen readers need nothing of ours. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { index, question, pinyin, picked, onPick, saveState, missing, disabled } = props;
  const name = useId();
  return (
    <li id={elementId(index)} className={classes.item} data-missing={missing || undefined}>
      <fieldset className={classes.question} disabled={disabled}>
        <legend className={classes.legend}>
          <span className={classes.number}>{index + 1}.</span>{" "}
          <QuizText text={question.question} pinyinHtml={pinyin?.question} />
        </legend>
        {question.choices.map((choice, choiceIndex) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its position, in storage as well
            key={choiceIndex}
            className={classes.choice}
          >
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={picked === choiceIndex}
              onChange={() => onPick(choiceIndex)}
            />
            <span className={classes.letter}>{choiceLetter(choiceIndex)}</span>{" "}
            <QuizText text={choice} pinyinHtml={pinyin?.choices[choiceIndex]} />
          </label>
        ))}
        <QuestionNote saveState={saveState} missing={missing} />
      </fieldset>
    </li>
  );
}

type QuestionNoteProps = {
  readonly saveState: SaveState;
  readonly missing: boolean;
};

/** One quiet line under the choices, always there, so that nothing moves when it speaks. */
function QuestionNote({ saveState, missing }: QuestionNoteProps) {
  const { t } = useTranslation("homework");
  const said = { idle: "", saving: t("quiz.saving"), saved: t("quiz.saved"), waiting: t("quiz.notSaved") }[
    saveState
  ];
  return (
    <Text
      component="p"
      role="status"
      className={`${classes.note} sx-no-print`}
      data-missing={missing || undefined}
    >
      {missing && <IconAlertTriangle size={16} aria-hidden="true" />}
      {!missing && saveState === "saved" && <IconCheck size={16} aria-hidden="true" />}
      {missing ? t("quiz.unanswered") : said}
    </Text>
  );
}
