import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/pools.ts";
import type { Files, JobQueue, Passwords, SignInThrottle } from "#server/rpc/context.ts";

/** What lives as long as the server; a request's context adds who asks and when. */
export type Services = {
  readonly db: Database;
  readonly analyticsDb: Database;
  readonly jobs: JobQueue;
  readonly passwords: Passwords;
  readonly files: Files;
  readonly throttle: SignInThrottle;
  readonly setUpToken: string | null;
  readonly publicUrl: string;
  readonly trustProxy: Config["trustProxy"];
  readonly webRoot: string;
  readonly now: () => Date;
};
