import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorSentence } from "../rpc/show-error.ts";
import { showToast } from "../ui/toast.tsx";

/** Says once for every failed attempt that something could not be read. */
export function useLoadToast(query: UseQueryResult<unknown>, title: string): void {
  const { isError, error, errorUpdatedAt } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of the failure tells attempts apart
  useEffect(() => {
    if (isError) showToast({ kind: "error", title, message: errorSentence(error) });
  }, [isError, error, errorUpdatedAt, title]);
}
