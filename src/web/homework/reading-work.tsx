import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OpenWorkView, ReadingContentView, SubmissionView } from "#domain/homework/homework.types.ts";
import { takeBackToast } from "../ui/toast.tsx";
import { HomeworkScreen } from "./homework-screen.tsx";
import { QuizPlayer } from "./quiz-player.tsx";
import { ReadingNotice } from "./reading-notice.tsx";
import { ABOUT_SUBMISSION } from "./submission-toast.ts";
import { useAnswers } from "./use-answers.ts";
import { type ReadingTime, useSubmitHomework } from "./use-submit-homework.ts";

type ReadingWorkProps = {
  readonly viewer: { readonly userToken: string; readonly fullName: string };
  readonly content: ReadingContentView;
  readonly work: OpenWorkView;
  readonly readingTime: ReadingTime;
  readonly onSubmitted: (submission: SubmissionView) => void;
  readonly onBack: () => void;
};

/** A child reads, answers and submits. */
export function ReadingWork({ viewer, content, work, readingTime, onSubmitted, onBack }: ReadingWorkProps) {
  const { t } = useTranslation("homework");
  const { homeworkToken, articleToken, title, questions, questionsPinyin } = content;
  const { sync, state } = useAnswers({
    owner: viewer.userToken,
    homeworkToken,
    serverChoices: work.choices,
  });
  const submission = useSubmitHomework({ homeworkToken, title, questions, sync, readingTime, onSubmitted });
  const closedBy = state.closedBy ?? submission.closedBy;
  return (
    <HomeworkScreen
      mode="reading"
      content={content}
      viewerToken={viewer.userToken}
      printName={viewer.fullName}
      onBack={onBack}
      questions={({ pinyin }) => (
        <QuizPlayer
          viewerToken={viewer.userToken}
          homeworkToken={homeworkToken}
          questions={questions}
          questionsPinyin={questionsPinyin}
          showPinyin={pinyin}
          choices={state.choices}
          onChoose={(choice) => {
            // 'Incomplete Homework' lies over the Submit button on a phone; with a further pick it is out of date.
            takeBackToast(ABOUT_SUBMISSION.about);
            sync.choose(choice);
          }}
          attempt={work.attempt}
          save={state.save}
          markUnanswered={submission.incomplete}
          disabled={submission.busy || Boolean(closedBy)}
        />
      )}
      notice={
        <ReadingNotice {...{ articleToken, homeworkToken, closedBy }} connectionLost={state.connectionLost} />
      }
      bottomActions={
        <Button onClick={submission.submit} loading={submission.busy} disabled={Boolean(closedBy)}>
          {t("screen.submit")}
        </Button>
      }
    />
  );
}
