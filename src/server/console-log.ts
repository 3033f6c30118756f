const ORDER = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

export type ConsoleLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** Plain lines for the person at the console; LOG_LEVEL says how many. */
export function createConsoleLog(level: string): ConsoleLog {
  const from = ORDER.indexOf(level);
  const line = (name: string) => (message: string) => {
    if (ORDER.indexOf(name) < from) return;
    const stream = name === "info" ? process.stdout : process.stderr;
    stream.write(`${new Date().toISOString()} ${name} ${message}\n`);
  };
  return { info: line("info"), warn: line("warn"), error: line("error") };
}
