import type { BrowserContext } from "@playwright/test";

/** Listens to everything the pages of a journey say and ask for. */
export type Watch = {
  over(context: BrowserContext): void;
  /** A refusal or a lost line that the journey itself brings about. */
  expect(what: RegExp): void;
  /** Errors nobody expected, and requests that leave the school. */
  findings(): readonly string[];
};

const INSIDE = /^(data|blob|about):/;

export function createWatch(origin: string): Watch {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  return {
    over(context) {
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        heard.push(`console: ${message.text()} (${message.page()?.url()}, ${message.location().url})`);
      });
      context.on("weberror", (error) => heard.push(`page error: ${error.error().stack}`));
      context.on("request", (request) => {
        const url = request.url();
        if (!INSIDE.test(url) && new URL(url).origin !== origin) heard.push(`leaves the school: ${url}`);
      });
    },
    expect: (what) => expected.push(what),
    findings: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
