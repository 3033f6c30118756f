import { ORPCError } from "@orpc/client";
import type { PublishedItem, PublishView } from "#domain/homework/homework.types.ts";

export type PublishArticle = { readonly id: string; readonly title: string };
export type PublishProgress = { readonly done: number; readonly total: number };
export type PublishOutcome = {
  readonly published: readonly PublishedItem[];
  /** Everybody had these already. */
  readonly already: readonly PublishedItem[];
  readonly failed: readonly PublishArticle[];
};

type PublishOne = (article: PublishArticle) => Promise<PublishView>;

/**
 * Publishes one article after the other, so that one refusal does not undo the rest. A refusal or a lost
 * connection counts as this article's failure; anything else is a fault of the flow and is thrown on.
 */
export async function publishEach(
  articles: readonly PublishArticle[],
  publishOne: PublishOne,
  onProgress: (progress: PublishProgress) => void,
): Promise<PublishOutcome> {
  const items: PublishedItem[] = [];
  const failed: PublishArticle[] = [];
  for (const [index, article] of articles.entries()) {
    onProgress({ done: index, total: articles.length });
    try {
      items.push(...(await publishOne(article)).items);
    } catch (error) {
      if (!isRefusalOrLostConnection(error)) throw error;
      failed.push(article);
    }
  }
  return {
    published: items.filter(({ newAssignments }) => newAssignments > 0),
    already: items.filter(({ newAssignments }) => newAssignments === 0),
    failed,
  };
}

/** Browsers report a request that never arrived as a TypeError of fetch. */
function isRefusalOrLostConnection(error: unknown): boolean {
  if (error instanceof ORPCError) return true;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
