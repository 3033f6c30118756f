import type { LogCategory, LogSeverity } from "./audit.constants.ts";

/** One line of what a staff member did, or of what happened to their work. */
export type OwnEventView = {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly description: string;
  readonly category: LogCategory;
  readonly severity: LogSeverity;
};
