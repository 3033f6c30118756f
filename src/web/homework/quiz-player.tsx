import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Choice, OpenQuestion } from "#domain/homework/homework.types.ts";
import classes from "./quiz.module.css";
import { QuizQuestion } from "./quiz-question.tsx";
import { QuizStatus } from "./quiz-status.tsx";

export type SaveState = "idle" | "saving" | "saved" | "waiting";

type QuizPlayerProps = {
  readonly viewerToken: string;
  readonly homeworkToken: string;
  readonly questions: readonly OpenQuestion[];
  readonly questionsPinyin: readonly OpenQuestion[] | null;
  readonly showPinyin: boolean;
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
  readonly attempt: number;
  /** Said beside the question it is about. */
  readonly save: { readonly questionIndex: number; readonly state: SaveState } | null;
  /** After a submission in vain the open questions say what they miss. */
  readonly markUnanswered?: boolean;
  readonly disabled?: boolean;
};

/** Questions to be answered, with how far one has come and how much time is left. */
export function QuizPlayer(props: QuizPlayerProps) {
  const { questions, questionsPinyin, showPinyin, choices, onChoose, attempt, save } = props;
  const { t } = useTranslation("homework");
  if (questions.length === 0) return <Text>{t("quiz.none")}</Text>;
  const picked = new Map(choices.map(({ questionIndex, choiceIndex }) => [questionIndex, choiceIndex]));
  const answered = questions.filter((_, index) => picked.has(index)).length;
  return (
    <div className={classes.quiz}>
      <QuizStatus
        viewerToken={props.viewerToken}
        homeworkToken={props.homeworkToken}
        answered={answered}
        total={questions.length}
        attempt={attempt}
      />
      <ol className={classes.list}>
        {questions.map((question, index) => (
          <QuizQuestion
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position, in storage as well
            key={index}
            index={index}
            question={question}
            pinyin={showPinyin ? questionsPinyin?.[index] : undefined}
            picked={picked.get(index)}
            onPick={(choiceIndex) => onChoose({ questionIndex: index, choiceIndex })}
            saveState={save?.questionIndex === index ? save.state : "idle"}
            missing={props.markUnanswered === true && !picked.has(index)}
            disabled={props.disabled === true}
          />
        ))}
      </ol>
    </div>
  );
}
