import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SessionUser } from "#domain/accounts/accounts.types.ts";
import { CONTENT_CACHE_MS, NAVIGATE_AFTER_SUBMIT_MS } from "#domain/homework/homework.constants.ts";
import type { OpenWorkView, ReadingContentView, SubmissionView } from "#domain/homework/homework.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { ContentLoadFailed } from "#web/homework/content-load-failed.tsx";
import { refreshAfterSubmission, useFinishedHomework } from "#web/homework/finished-homework.ts";
import { HomeworkLoading } from "#web/homework/homework-loading.tsx";
import { ReadingWork } from "#web/homework/reading-work.tsx";
import { useGoBack } from "#web/homework/use-go-back.ts";
import { useReadingTimer } from "#web/reading/use-reading-timer.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { errorCode } from "#web/rpc/show-error.ts";
import { useSignedInUser } from "#web/rpc/use-session.ts";
import { LinkTo, useGo } from "#web/ui/link-to.tsx";
import { StudentSemesterGate } from "./student-semester-gate.tsx";

/** A child reads one homework and answers its questions. */
export function ReadingPage() {
  const { homeworkId = "", contentId = "" } = useParams({ strict: false });
  return (
    <StudentSemesterGate>
      {() => <Reading key={homeworkId} {...{ homeworkId, contentId }} />}
    </StudentSemesterGate>
  );
}

type ReadingProps = { readonly homeworkId: string; readonly contentId: string };

function Reading({ homeworkId, contentId }: ReadingProps) {
  const { t } = useTranslation("homework");
  const user = useSignedInUser();
  const goBack = useGoBack(paths.student.pending);
  const input = { homeworkToken: homeworkId };
  const content = useQuery(
    orpc.homework.readingContent.queryOptions({
      input,
      staleTime: CONTENT_CACHE_MS,
      gcTime: CONTENT_CACHE_MS,
    }),
  );
  const work = useQuery(
    // Never from a cache: the child may have gone on with it on another device.
    orpc.homework.openWork.queryOptions({
      input,
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  const error = content.error ?? work.error;
  const otherArticle = content.data !== undefined && content.data.articleToken !== contentId;
  if (error || otherArticle) {
    const submitted = errorCode(error) === "homework.alreadySubmitted";
    return (
      <ContentLoadFailed
        error={error}
        onBack={goBack}
        {...(otherArticle ? {} : { onRetry: () => void Promise.all([content.refetch(), work.refetch()]) })}
        action={
          submitted && (
            <Button
              size="sm"
              renderRoot={(root) => <LinkTo {...root} href={paths.student.review(contentId, homeworkId)} />}
            >
              {t("completed.review")}
            </Button>
          )
        }
      />
    );
  }
  if (!content.data || !work.data || !user) return <HomeworkLoading />;
  return <OpenHomework user={user} content={content.data} work={work.data} onBack={goBack} />;
}

type OpenHomeworkProps = {
  readonly user: SessionUser;
  readonly content: ReadingContentView;
  readonly work: OpenWorkView;
  readonly onBack: () => void;
};

function OpenHomework({ user, content, work, onBack }: OpenHomeworkProps) {
  const queryClient = useQueryClient();
  const go = useGo();
  const finished = useFinishedHomework();
  const readingTime = useReadingTimer(content.homeworkToken);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const onSubmitted = (submission: SubmissionView) => {
    refreshAfterSubmission(queryClient);
    window.setTimeout(() => {
      // A child that has already gone elsewhere is not called back.
      if (!isOpen.current) return;
      finished.set({ title: content.title, submission });
      go(paths.student.pending);
    }, NAVIGATE_AFTER_SUBMIT_MS);
  };
  return (
    <ReadingWork
      viewer={user}
      content={content}
      work={work}
      readingTime={readingTime}
      onSubmitted={onSubmitted}
      onBack={onBack}
    />
  );
}
