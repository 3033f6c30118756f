import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "../rpc/query-client.ts";
import { showToast } from "../ui/toast.tsx";
import { type PublishArticle, type PublishProgress, publishEach } from "./publish-queue.ts";
import { useRequestKeys } from "./publish-request-key.ts";
import { outcomeToast, publishingErrorToast } from "./publish-toasts.ts";

export type PublishClass = { readonly classToken: string; readonly semesterYear: string };

/** Publishes articles to all children of a class and says how it went. A failed e-mail is only logged here. */
export function usePublishArticles(schoolClass: PublishClass) {
  const { t } = useTranslation("homework");
  const queryClient = useQueryClient();
  const keys = useRequestKeys();
  const [progress, setProgress] = useState<PublishProgress>();

  const publishOne = async ({ id }: PublishArticle) => {
    const view = await orpc.homework.publish.call({
      ...schoolClass,
      articleTokens: [id],
      studentTokens: "everyone",
      requestKey: keys.keyFor(id),
    });
    keys.succeeded(id);
    return view;
  };

  /** Resolves with the articles that could not be published, so that they stay chosen. */
  const publish = async (articles: readonly PublishArticle[]): Promise<readonly PublishArticle[]> => {
    try {
      const outcome = await publishEach(articles, publishOne, setProgress);
      showToast(outcomeToast(t, articles, outcome));
      return outcome.failed;
    } catch {
      // Whatever it was, the person who pressed the button must not believe that it worked.
      showToast(publishingErrorToast(t));
      return articles;
    } finally {
      setProgress(undefined);
      await queryClient.invalidateQueries({ queryKey: orpc.homework.key() });
      await queryClient.invalidateQueries({ queryKey: orpc.classes.key() });
    }
  };
  return { publish, progress };
}
