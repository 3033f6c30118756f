import { MINUTE_MS, SECOND_MS } from "#domain/shared/dates.ts";

/** The cluster's superuser: the launcher, tests and restores use it, the application never does. */
export const DATABASE_ADMINISTRATOR = "postgres";
/** The role that owns the application's database and may do nothing outside it. */
export const DATABASE_ROLE = "shuxiang";
export const DATABASE_NAME = "shuxiang";

export const UNIX_PORT = 5432;
/** The kernel's sun_path holds 108 bytes with the closing zero on Linux, 104 on macOS. */
export const SOCKET_PATH_MAX_BYTES = process.platform === "darwin" ? 103 : 107;

/** Recovery after a crash replays the write-ahead log: minutes on a slow disk, so only silence is a failure. */
export const START_TIMEOUT_MS = 5 * MINUTE_MS;
export const START_ATTEMPTS = 8;
export const START_RETRY_MS = 500;
export const POLL_MS = 50;
export const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;

/** A fast shutdown ends every session and writes a checkpoint; after this long the crash-safe immediate one. */
export const FAST_STOP_MS = 20 * SECOND_MS;
export const IMMEDIATE_STOP_MS = 10 * SECOND_MS;

/** After `kill -9` of the application its lock goes within milliseconds; this long is another application. */
export const APP_LOCK_WAIT_MS = 2 * SECOND_MS;
/** Any number, as long as no other advisory lock uses it in the maintenance database. */
export const APP_LOCK_KEY = 7_398_201;

export const RESTART_BACKOFF_FIRST_MS = 100;
export const RESTART_BACKOFF_MAX_MS = 10 * SECOND_MS;
