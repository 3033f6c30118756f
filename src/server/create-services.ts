import { paths } from "#domain/shared/paths.ts";
import { createFirstAdmin } from "./accounts/create-first-admin.ts";
import { newSecret } from "./accounts/secret-token.ts";
import { createSignInThrottle } from "./accounts/throttle.ts";
import { countStaff } from "./accounts/users.queries.ts";
import { createFileStore } from "./adapters/file-store.ts";
import { homeworkPublishedMail } from "./adapters/homework-published-mail.ts";
import { startJobQueue } from "./adapters/job-queue.ts";
import { createMailer, isPermanentMailFailure } from "./adapters/mailer.ts";
import { createPasswordHasher } from "./adapters/password-hasher.ts";
import { createAudit } from "./audit/audit.ts";
import { seedSystemLogs } from "./audit/seed-system-logs.ts";
import type { Config } from "./config.ts";
import { createConsoleLog } from "./console-log.ts";
import { startEmbeddedDatabase } from "./database/embedded/start-embedded-database.ts";
import { applyMigrations } from "./database/migrate.ts";
import { createPools } from "./database/pools.ts";
import { type HomeworkMailJob, SEND_EMAIL_JOB } from "./homework/queue-homework-mail.ts";
import { sendHomeworkMail } from "./homework/send-homework-mail.ts";
import type { Services } from "./http/services.ts";
import { loadDefaultUnits } from "./language/load-default-units.ts";
import { startKeepingHouse } from "./workflows/keep-house.ts";

export type RunningServices = {
  readonly services: Services;
  /** The one-time link while nobody administers this school. */
  readonly setUpUrl: string | null;
  stop(): Promise<void>;
};

/** Opens the database and everything beside it, in order; whatever was opened is closed again when a later step fails. */
export async function createServices(config: Config, webRoot: string): Promise<RunningServices> {
  const log = createConsoleLog(config.logLevel);
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const embedded = config.databaseUrl
      ? undefined
      : await startEmbeddedDatabase({ dataDir: config.dataDir, log });
    if (embedded) closing.push(() => embedded.stop());
    const connection = embedded?.connection ?? { connectionString: config.databaseUrl };
    await applyMigrations(connection);
    const pools = createPools(connection);
    closing.push(() => pools.end());

    const passwords = createPasswordHasher();
    const db = pools.database;
    await seedSystemLogs(db);
    await loadDefaultUnits(db);
    if (config.firstAdmin) await createFirstAdmin(db, passwords, config.firstAdmin);
    const setUpToken = (await countStaff(db, "admin")) > 0 ? null : newSecret();

    const mailer = createMailer(config);
    const { publicUrl } = config;
    const now = () => new Date();
    const audit = createAudit({ actor: null, ipAddress: null, userAgent: null });
    const means = {
      audit,
      db,
      mailer,
      renderMail: homeworkPublishedMail,
      isPermanentFailure: isPermanentMailFailure,
      publicUrl,
      now,
    };
    const jobs = await startJobQueue({
      pool: pools.jobs,
      log,
      isOnlyServer: embedded !== undefined,
      tasks: { [SEND_EMAIL_JOB]: (payload: unknown) => sendHomeworkMail(payload as HomeworkMailJob, means) },
    });
    closing.push(() => jobs.stop());
    const house = startKeepingHouse(db, now, log);
    closing.push(() => house.stop());

    const services: Services = {
      db,
      analyticsDb: pools.analyticsDatabase,
      jobs,
      passwords,
      files: createFileStore(config),
      throttle: createSignInThrottle(pools.requests),
      setUpToken,
      publicUrl,
      trustProxy: config.trustProxy,
      webRoot,
      now,
    };
    const setUpUrl = setUpToken && `${publicUrl}${paths.setUp}?token=${setUpToken}`;
    return { services, setUpUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
