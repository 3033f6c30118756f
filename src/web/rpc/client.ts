import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { RouterClient } from "@orpc/server";
import type { AppRouter } from "#server/app-router.ts";
import { retryAfterSignIn } from "./session-expired.ts";

// The link keeps the fetch it is given, so it gets one that looks the global up on every call.
const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  fetch: (request, init) => globalThis.fetch(request, { ...init, credentials: "same-origin" }),
  interceptors: [retryAfterSignIn],
});

/** Every call to the school's server, typed by the server's own router. */
export const client: RouterClient<AppRouter> = createORPCClient(link);
