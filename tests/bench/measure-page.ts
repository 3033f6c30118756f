import { brotliCompressSync, constants } from "node:zlib";
import { type BrowserContext, chromium, devices, type Page } from "playwright-core";
import { findChromium } from "../support/chromium.ts";
import type { BenchSchool } from "./bench-school.ts";
import { kilobytes, median, ms, report } from "./figures.ts";
import type { Effort } from "./measure-pending.ts";
import { childToken, cookieOf } from "./school-data.ts";

const PATH = "/student/pending";
const CPU_SLOWDOWN = 4;
/** The line that browsers' own tools call slow 4G. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 76_800 };
/** Code that a child's list of work has no use for. */
const FOREIGN = /^(?!Icon).*(admin|teacher|publish|editor|chart|tiptap|prosemirror|recharts|d3-)/i;

type Loaded = {
  readonly name: string;
  readonly kind: "js" | "css" | "font" | "other";
  readonly brotliBytes: number;
};

/** What a child's first page really brings over the line, and when its main content stands on a phone. */
export async function measurePage(school: BenchSchool, effort: Effort): Promise<void> {
  const launch = await findChromium();
  const browser = await chromium.launch({ ...launch, args: [...launch.args] });
  try {
    const files = await loadedFiles(await phone(school, browser));
    const sum = (kind: Loaded["kind"]) =>
      files.filter((file) => file.kind === kind).reduce((all, { brotliBytes }) => all + brotliBytes, 0);
    const count = (kind: Loaded["kind"]) => files.filter((file) => file.kind === kind).length;
    report(`First load of ${PATH}, JavaScript`, `${kilobytes(sum("js"))} Brotli in ${count("js")} files`);
    report(`First load of ${PATH}, style sheets`, `${kilobytes(sum("css"))} Brotli in ${count("css")} files`);
    const foreign = files
      .filter(({ kind, name }) => kind !== "font" && FOREIGN.test(name))
      .map(({ name }) => name);
    report(
      `Other people's code on ${PATH}`,
      foreign.length === 0 ? "none" : foreign.join(", "),
      "no chart, editor, teacher or admin code",
      foreign.length === 0,
    );
    for (const [line, network] of [
      ["a fast line", undefined],
      ["a slow 4G line", SLOW_LINE],
    ] as const) {
      const times: number[] = [];
      for (let time = 0; time < effort.repetitions; time += 1)
        times.push(await largestPaint(await phone(school, browser), network));
      report(
        `Largest contentful paint of ${PATH}, phone, CPU ${CPU_SLOWDOWN}× slower, ${line}`,
        ms(median(times)),
      );
    }
  } finally {
    await browser.close();
  }

  async function phone({ url }: BenchSchool, from: typeof browser): Promise<BrowserContext> {
    const context = await from.newContext({ ...devices["Pixel 7"], baseURL: url });
    const [name = "", value = ""] = cookieOf(childToken(1, 1)).split("=");
    await context.addCookies([{ name, value, url }]);
    return context;
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(PATH, { waitUntil: "load" });
  // A title of the list stands there: not the sign-in page, and not the skeleton.
  await page
    .getByText(/小河 \d+/)
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
}

async function loadedFiles(context: BrowserContext): Promise<Loaded[]> {
  const page = await context.newPage();
  const bodies: Promise<Loaded>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/assets/")) return;
    bodies.push(response.body().then((body) => describe(pathname, body)));
  });
  await open(page);
  const files = await Promise.all(bodies);
  await context.close();
  return files;
}

function describe(pathname: string, body: Buffer): Loaded {
  const name = pathname.replace("/assets/", "");
  const ending = name.split(".").at(-1) ?? "";
  const kind = ending === "js" || ending === "css" ? ending : ending.startsWith("woff") ? "font" : "other";
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { name, kind, brotliBytes: brotliCompressSync(body, { params }).length };
}

async function largestPaint(context: BrowserContext, network: typeof SLOW_LINE | undefined): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (network) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
  }
  await open(page);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        );
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return paint;
}
