import { ORPCError } from "@orpc/client";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { QueryClient } from "@tanstack/react-query";
import { client } from "./client.ts";

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;
const SERVER_FAULT = 500;

/** A refusal will be refused again; only a broken connection or a busy server is worth another try. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ORPCError && error.status < SERVER_FAULT) return false;
  return failures < MAX_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // "always": a school's server may stand in the same room while the browser calls itself offline.
      queries: { staleTime: FRESH_MS, retry: shouldRetry, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}

/** Query and mutation options for every procedure: `orpc.homework.pending.queryOptions({ input })`. */
export const orpc = createTanstackQueryUtils(client);
