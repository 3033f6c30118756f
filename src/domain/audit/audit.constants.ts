export const LOG_CATEGORIES = ["system", "auth", "user", "homework", "class", "file"] as const;
export type LogCategory = (typeof LOG_CATEGORIES)[number];

export const LOG_SEVERITIES = ["info", "success", "warning", "error"] as const;
export type LogSeverity = (typeof LOG_SEVERITIES)[number];

/** The newest rows a log screen reads (decision C40). */
export const LOG_FETCH_LIMIT = 100;
export const LOG_RETENTION_DAYS = 90;
/** Carried by the three entries of the first start. */
export const SEED_LOG_VERSION = "1.0.0";
/** Lines behind the staff bell: what fits on a phone without scrolling far. */
export const OWN_EVENTS_SHOWN = 10;
