import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { orpc } from "../rpc/query-client.ts";
import { showToast } from "../ui/toast.tsx";
import type { PublishClass } from "./publish-articles.ts";

/** Another live homework of the same article stands in the way. */
const CONFLICT = 409;

/** Recalling a homework, after a look at what it concerns, and restoring it. */
export function useClassRecall(schoolClass: PublishClass) {
  const { t } = useTranslation("homework");
  const queryClient = useQueryClient();
  const [homework, setHomework] = useState<ClassHomeworkView>();
  const close = () => setHomework(undefined);
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: orpc.homework.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.classes.key() });
  };
  const inputFor = ({ homeworkToken }: ClassHomeworkView) => ({ ...schoolClass, homeworkToken });

  // Counted anew at every opening: somebody may have submitted since the list was read.
  const preview = useQuery({
    ...orpc.homework.recallPreview.queryOptions({
      input: { ...schoolClass, homeworkToken: homework?.homeworkToken ?? "" },
    }),
    enabled: homework !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const previewFailed = homework !== undefined && preview.isError;
  useEffect(() => {
    if (!previewFailed) return;
    setHomework(undefined);
    showToast({ kind: "error", message: t("recall.failed") });
  }, [previewFailed, t]);

  const recall = useMutation(
    orpc.homework.recall.mutationOptions({
      onSuccess: () => showToast({ kind: "success", message: t("recall.done") }),
      onError: () => showToast({ kind: "error", message: t("recall.failed") }),
      onSettled: () => {
        close();
        reload();
      },
    }),
  );
  const restore = useMutation(
    orpc.homework.restore.mutationOptions({
      onSuccess: () => showToast({ kind: "success", message: t("recall.restoreDone") }),
      onError: (error) => {
        const isRefused = error instanceof ORPCError && error.status === CONFLICT;
        const message = isRefused ? t("recall.restoreRefused") : t("recall.restoreFailed");
        showToast({ kind: isRefused ? "warning" : "error", message });
      },
      onSettled: reload,
    }),
  );
  return {
    homework,
    preview: preview.data,
    isRecalling: recall.isPending,
    ask: setHomework,
    close,
    confirm: () => homework && recall.mutate(inputFor(homework)),
    restore: (archived: ClassHomeworkView) => {
      if (archived.canRestore) restore.mutate(inputFor(archived));
      else showToast({ kind: "warning", message: t("recall.restoreRefused") });
    },
  };
}
