/** Where the launcher says what it does; pino's logger fits. */
export type LaunchLog = { info(message: string): void; warn(message: string): void };
