import { Text } from "@mantine/core";
import { IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Choice, KeyedQuestion, OpenQuestion } from "#domain/homework/homework.types.ts";
import { StatusBadge } from "../ui/status-badge.tsx";
import { QuizText } from "./article-html.tsx";
import classes from "./quiz.module.css";
import { choiceLetter } from "./quiz-letters.ts";

type QuestionViewerProps = {
  readonly questions: readonly KeyedQuestion[];
  readonly questionsPinyin: readonly OpenQuestion[] | null;
  readonly showPinyin: boolean;
  readonly showAnswers: boolean;
  /** What a child picked; its own answers are marked whether the key is shown or not. */
  readonly choices?: readonly Choice[];
};

/** Questions to look at: nothing can be chosen, the key is shown on request. */
export function QuestionViewer({
  questions,
  questionsPinyin,
  showPinyin,
  showAnswers,
  choices = [],
}: QuestionViewerProps) {
  const { t } = useTranslation("homework");
  if (questions.length === 0) return <Text>{t("quiz.none")}</Text>;
  const picked = new Map(choices.map(({ questionIndex, choiceIndex }) => [questionIndex, choiceIndex]));
  return (
    <ol className={classes.list}>
      {questions.map((question, index) => {
        const pinyin = showPinyin ? questionsPinyin?.[index] : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position, in storage as well
          <li key={index} className={classes.item}>
            <div className={classes.legend}>
              <span className={classes.number}>{index + 1}.</span>{" "}
              <QuizText text={question.question} pinyinHtml={pinyin?.question} />
            </div>
            <ul className={classes.answers}>
              {question.choices.map((choice, choiceIndex) => (
                <ChoiceLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its position, in storage as well
                  key={choiceIndex}
                  letter={choiceLetter(choiceIndex)}
                  text={choice}
                  pinyinHtml={pinyin?.choices[choiceIndex]}
                  isPicked={picked.get(index) === choiceIndex}
                  isRight={showAnswers ? question.answer[choiceIndex] === true : undefined}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

type ChoiceLineProps = {
  readonly letter: string;
  readonly text: string;
  readonly pinyinHtml: string | undefined;
  readonly isPicked: boolean;
  /** Undefined while the key is hidden. */
  readonly isRight: boolean | undefined;
};

function ChoiceLine({ letter, text, pinyinHtml, isPicked, isRight }: ChoiceLineProps) {
  const { t } = useTranslation("homework");
  const isWrong = isPicked && isRight === false;
  return (
    <li
      className={classes.answer}
      data-picked={isPicked || undefined}
      data-right={isRight || undefined}
      data-wrong={isWrong || undefined}
    >
      <span className={classes.letter}>{letter}</span>{" "}
      <span className={classes.answerText}>
        <QuizText text={text} pinyinHtml={pinyinHtml} />
      </span>
      <span className={classes.marks}>
        {isPicked && (
          <StatusBadge tone="plain" icon={<IconUser size={14} aria-hidden="true" />}>
            {t("screen.yourAnswer")}
          </StatusBadge>
        )}
        {isRight && (
          <StatusBadge tone="done">{t(isPicked ? "screen.right" : "quiz.correctChoice")}</StatusBadge>
        )}
        {isWrong && <StatusBadge tone="wrong">{t("screen.wrong")}</StatusBadge>}
      </span>
    </li>
  );
}
