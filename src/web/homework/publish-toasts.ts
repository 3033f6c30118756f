import type { TFunction } from "i18next";
import type { Toast } from "../ui/toast.tsx";
import type { PublishArticle, PublishOutcome } from "./publish-queue.ts";

type Say = TFunction<"homework">;

/** What the publish screen says when the last article is done. */
export function outcomeToast(t: Say, articles: readonly PublishArticle[], outcome: PublishOutcome): Toast {
  const { published, already, failed } = outcome;
  const only = articles.length === 1 ? articles[0] : undefined;
  if (failed.length === articles.length) {
    const message = only ? t("publish.oneFailedBody", { title: only.title }) : t("publish.allFailedBody");
    return { kind: "error", title: t("publish.allFailedTitle"), message };
  }
  if (failed.length > 0) {
    const done = articles.length - failed.length;
    const message = t("publish.partBody", { done, failed: failed.length });
    return { kind: "warning", title: t("publish.partTitle"), message };
  }
  if (published.length === 0) {
    const message = only ? t("publish.alreadyBody", { title: only.title }) : t("publish.alreadyManyBody");
    return { kind: "info", title: t("publish.alreadyTitle"), message };
  }
  const message = only
    ? t("publish.quickDoneBody", { title: only.title, count: published[0]?.newAssignments ?? 0 })
    : doneBody(t, published.length, already.length);
  return { kind: "success", title: t("publish.quickDoneTitle"), message };
}

function doneBody(t: Say, published: number, already: number): string {
  const done = t("publish.manyDoneBody", { count: published });
  return already === 0 ? done : `${done} ${t("publish.manyAlreadyBody", { n: already })}`;
}

/** Something beside the publishing itself went wrong. */
export function publishingErrorToast(t: Say): Toast {
  return { kind: "error", title: t("publish.errorTitle"), message: t("publish.errorBody") };
}
