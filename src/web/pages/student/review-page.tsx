import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CONTENT_CACHE_MS } from "#domain/homework/homework.constants.ts";
import type { ReviewView } from "#domain/homework/homework.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { ContentLoadFailed } from "#web/homework/content-load-failed.tsx";
import { HomeworkLoading } from "#web/homework/homework-loading.tsx";
import { HomeworkScreen } from "#web/homework/homework-screen.tsx";
import { QuestionViewer } from "#web/homework/question-viewer.tsx";
import { ResultCard } from "#web/homework/result-card.tsx";
import { useGoBack } from "#web/homework/use-go-back.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { useSignedInUser } from "#web/rpc/use-session.ts";
import { StudentSemesterGate } from "./student-semester-gate.tsx";

/** A child looks at its finished homework: the score, its own answers and the right ones. */
export function ReviewPage() {
  const { contentId = "" } = useParams({ strict: false });
  const { homework } = useSearch({ strict: false });
  return (
    <StudentSemesterGate>
      {() => <Review articleToken={contentId} homeworkToken={homework} />}
    </StudentSemesterGate>
  );
}

type ReviewProps = { readonly articleToken: string; readonly homeworkToken: string | undefined };

function Review({ articleToken, homeworkToken }: ReviewProps) {
  const goBack = useGoBack(paths.student.completed);
  const user = useSignedInUser();
  const { data, error, refetch } = useQuery(
    orpc.homework.review.queryOptions({
      input: { articleToken, ...(homeworkToken ? { homeworkToken } : {}) },
      staleTime: CONTENT_CACHE_MS,
    }),
  );
  if (error) return <ContentLoadFailed error={error} onBack={goBack} onRetry={() => void refetch()} />;
  if (!data || !user) return <HomeworkLoading />;
  return (
    <HomeworkScreen
      mode="preview"
      content={data}
      viewerToken={user.userToken}
      printName={user.fullName}
      answersShownAtFirst
      onBack={goBack}
      banner={<ReviewResult review={data} />}
      questions={({ pinyin, answers }) => (
        <QuestionViewer
          questions={data.questions}
          questionsPinyin={data.questionsPinyin}
          showPinyin={pinyin}
          showAnswers={answers}
          choices={data.choices}
        />
      )}
    />
  );
}

function ReviewResult({ review }: { readonly review: ReviewView }) {
  const { t } = useTranslation("homework");
  return (
    <>
      <ResultCard title={t("screen.reviewTitle")} submission={review.submission} />
      {review.choices.length === 0 && <Alert color="gray">{t("screen.choicesUnknown")}</Alert>}
    </>
  );
}
