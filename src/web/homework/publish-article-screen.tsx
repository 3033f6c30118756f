import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CONTENT_CACHE_MS } from "#domain/homework/homework.constants.ts";
import { orpc } from "../rpc/query-client.ts";
import { useSignedInUser } from "../rpc/use-session.ts";
import { ContentLoadFailed } from "./content-load-failed.tsx";
import { HomeworkLoading } from "./homework-loading.tsx";
import { type HomeworkMode, HomeworkScreen } from "./homework-screen.tsx";
import { QuestionViewer } from "./question-viewer.tsx";

type PublishArticleScreenProps = {
  readonly articleToken: string;
  readonly mode: Exclude<HomeworkMode, "reading">;
  readonly printClass?: string;
  readonly onBack: () => void;
  readonly bottomActions?: ReactNode;
};

/** An article as staff see it: the text a child will read, and its questions with the key on request. */
export function PublishArticleScreen(props: PublishArticleScreenProps) {
  const { articleToken, mode, printClass, onBack, bottomActions } = props;
  const viewer = useSignedInUser();
  const query = useQuery(
    orpc.library.article.queryOptions({ input: { articleToken }, staleTime: CONTENT_CACHE_MS }),
  );
  if (query.isError && !query.data) {
    return <ContentLoadFailed error={query.error} onBack={onBack} onRetry={() => void query.refetch()} />;
  }
  const content = query.data;
  if (!content || !viewer) return <HomeworkLoading />;
  return (
    <HomeworkScreen
      mode={mode}
      content={content}
      viewerToken={viewer.userToken}
      printClass={printClass}
      onBack={onBack}
      bottomActions={bottomActions}
      questions={({ pinyin, answers }) => (
        <QuestionViewer
          questions={content.questions}
          questionsPinyin={content.questionsPinyin}
          showPinyin={pinyin}
          showAnswers={answers}
        />
      )}
    />
  );
}
