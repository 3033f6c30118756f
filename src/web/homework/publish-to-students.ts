import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PublishView } from "#domain/homework/homework.types.ts";
import { orpc } from "../rpc/query-client.ts";
import { errorSentence } from "../rpc/show-error.ts";
import { showToast } from "../ui/toast.tsx";
import type { PublishClass } from "./publish-articles.ts";
import { hasMailFailed } from "./publish-mail-watch.ts";
import { useRequestKeys } from "./publish-request-key.ts";

type PublishToStudents = PublishClass & { readonly articleToken: string; readonly onPublished: () => void };

/** Publishes one article to chosen children; everybody having it already is a success as well. */
export function usePublishToStudents({
  classToken,
  semesterYear,
  articleToken,
  onPublished,
}: PublishToStudents) {
  const { t } = useTranslation("homework");
  const queryClient = useQueryClient();
  const keys = useRequestKeys();

  const warnWhenMailFails = async ({ items }: PublishView) => {
    for (const { mailBatch } of items) {
      if (mailBatch === null) continue;
      // When the state itself cannot be read, nothing is known that could be said.
      const failed = await hasMailFailed(() => orpc.homework.mailState.call({ mailBatch })).catch(
        () => false,
      );
      if (failed) {
        const message = t("publish.mailFailedBody");
        showToast({ kind: "warning", title: t("publish.mailFailedTitle"), message });
      }
    }
  };

  const mutation = useMutation(
    orpc.homework.publish.mutationOptions({
      onSuccess: (view, input) => {
        keys.succeeded(String(input.studentTokens));
        void warnWhenMailFails(view);
        void queryClient.invalidateQueries({ queryKey: orpc.homework.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.classes.key() });
        showToast({ kind: "success", title: t("publish.doneTitle"), message: t("publish.doneBody") });
        onPublished();
      },
      onError: (error) =>
        showToast({ kind: "error", title: t("publish.failedTitle"), message: errorSentence(error) }),
    }),
  );

  const publish = (studentTokens: string[]) =>
    mutation.mutate({
      classToken,
      semesterYear,
      articleTokens: [articleToken],
      studentTokens,
      requestKey: keys.keyFor(String(studentTokens)),
    });
  return { publish, isPublishing: mutation.isPending };
}
