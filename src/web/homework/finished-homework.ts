import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SubmissionView } from "#domain/homework/homework.types.ts";
import { orpc } from "../rpc/query-client.ts";

export type FinishedHomework = { readonly title: string; readonly submission: SubmissionView };
const KEY = ["finished-homework"] as const;

/** Lets the reading page hand its result to the list it leads to; it lives in memory only. */
export function useFinishedHomework() {
  const queryClient = useQueryClient();
  const { data } = useQuery<FinishedHomework | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  return {
    finished: data,
    set: (finished: FinishedHomework | null) => queryClient.setQueryData(KEY, finished),
  };
}

/** The result is news for one visit of the list. */
export function useForgetFinishedOnLeaving(): void {
  const queryClient = useQueryClient();
  useEffect(() => () => void queryClient.setQueryData(KEY, null), [queryClient]);
}

/** A homework was submitted: both lists, the bell and the child's figures are asked for anew. */
export function refreshAfterSubmission(queryClient: QueryClient): void {
  const { listPending, listCompleted, openCount, studentSummary, review } = orpc.homework;
  for (const part of [listPending, listCompleted, openCount, studentSummary, review])
    void queryClient.invalidateQueries({ queryKey: part.key() });
}
