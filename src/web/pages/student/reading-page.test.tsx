import { notifications } from "@mantine/notifications";
import { StandardRPCJsonSerializer } from "@orpc/client/standard";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startI18n } from "#web/app/i18n.ts";
import { Providers } from "#web/app/providers.tsx";
import { createAppRouter } from "#web/app/router.tsx";
import { createQueryClient } from "#web/rpc/query-client.ts";

vi.mock("#web/app/homework-bell.tsx", () => ({ HomeworkBell: () => null }));
vi.mock("#web/ui/load-fonts.ts", () => ({
  loadReadingFont: async () => {},
  loadInterfaceFont: async () => {},
}));

const question = (text: string) => ({ question: text, choices: ["树", "田", "兔子"] });
const content = {
  homeworkToken: "hw",
  articleToken: "article",
  title: "守株待兔",
  author: "韩非子",
  grade: "4",
  chapter: "2",
  article: "<p>宋国有一个农夫。</p>",
  articlePinyin: "<p>宋<ruby>国<rt>guó</rt></ruby>有一个农夫。</p>",
  image: null,
  fileName: null,
  textLength: 8,
  questions: [question("兔子撞在哪里？"), question("农夫丢下了什么？")],
  questionsPinyin: null,
};
const submission = {
  homeworkToken: "hw",
  articleToken: "article",
  scorePercent: 50,
  correct: 1,
  answered: 2,
  questionCount: 2,
  totalTimeMs: 120_000,
  completedAt: new Date("2026-11-20T09:00:00Z"),
};
const summary = {
  averageScore: 50,
  bestScore: 50,
  completedCount: 1,
  pendingCount: 0,
  streakDays: 1,
  recent: [],
};

class Refusal {
  readonly status: number;
  readonly data: { readonly code: string; readonly kind: string; readonly params: object };
  constructor(status: number, code: string, kind: string) {
    this.status = status;
    this.data = { code, kind, params: {} };
  }
}
type Answers = Record<string, () => unknown>;
let answers: Answers = {};
let calls: { readonly name: string; readonly input: unknown }[] = [];
const inputsOf = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
const serializer = new StandardRPCJsonSerializer();

async function answer(request: Request | string, init?: RequestInit): Promise<Response> {
  const url = new URL(request instanceof Request ? request.url : request, "http://school.test");
  const name = url.pathname.replace("/rpc/", "").replaceAll("/", ".");
  const text = request instanceof Request ? await request.text() : String(init?.body ?? "");
  calls.push({ name, input: text ? JSON.parse(text).json : undefined });
  const given = answers[name]?.();
  if (given === undefined) throw new TypeError("Failed to fetch");
  const failed = given instanceof Refusal;
  const body = failed ? { defined: false, code: "REFUSED", message: "", ...given } : given;
  const [json, meta] = serializer.serialize(body);
  return Response.json({ json, meta }, { status: failed ? given.status : 200 });
}

const user = {
  userToken: "mei",
  fullName: "Lin Mei",
  firstName: "Mei",
  lastName: "Lin",
  email: null,
  role: "student",
};
const semester = { semesterYear: "2026", semesterName: "2026/09 - 2027/06" };
const school = { nameEnglish: "Lotus School", nameChinese: "荷花中文学校", timeZone: "UTC" };

async function openHomework(own: Answers = {}, path = "/student/pending/hw/article") {
  answers = {
    "accounts.session": () => ({ user, remember: false, school, semester }),
    "semesters.current": () => semester,
    "homework.readingContent": () => content,
    "homework.openWork": () => ({ attempt: 1, totalTimeMs: 0, choices: [] }),
    "homework.saveChoice": () => ({ saved: true }),
    "homework.listPending": () => ({ rows: [], total: 0 }),
    "homework.studentSummary": () => summary,
    "reading.open": () => ({ visitToken: "visit" }),
    "reading.credit": () => ({ totalTimeMs: 1000 }),
    ...own,
  };
  startI18n();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const history = createMemoryHistory({ initialEntries: [path] });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={createAppRouter(queryClient, history)} />
    </Providers>,
  );
  return { at: () => history.location.pathname, user: userEvent.setup() };
}

const choice = async (number: number, name: string) => {
  const groups = await screen.findAllByRole("group", { name: /？/ });
  return within(groups[number - 1] as HTMLElement).getByRole("radio", { name }) as HTMLInputElement;
};

beforeEach(() => {
  calls = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const observer = { observe() {}, unobserve() {}, disconnect() {} };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = observer.observe;
      unobserve = observer.unobserve;
      disconnect = observer.disconnect;
    },
  );
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

describe("the reading screen", () => {
  test("has its badges and tools, and no switch for answers", async () => {
    await openHomework();
    expect(await screen.findByRole("heading", { level: 1, name: "守株待兔" })).toBeTruthy();
    expect(screen.getByText("Reading")).toBeTruthy();
    expect(screen.getByText("Est. 15 min")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go Back" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Print" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Answers" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
    expect(screen.getByText("1 of 3")).toBeTruthy();
    expect(screen.getByText("20:00")).toBeTruthy();
  });

  test("the pinyin switch shows the pinyin version and back, and screen readers skip the pinyin", async () => {
    const { user: person } = await openHomework();
    const pinyin = await screen.findByRole("button", { name: "Pinyin" });
    expect(document.querySelector("rt")).toBeNull();
    await person.click(pinyin);
    expect(document.querySelector("rt")?.textContent).toBe("guó");
    expect(document.querySelector("rt")?.getAttribute("aria-hidden")).toBe("true");
    expect(pinyin.getAttribute("aria-pressed")).toBe("true");
    await person.click(pinyin);
    expect(document.querySelector("rt")).toBeNull();
  });

  test("a choice is counted once, saved without a button and said so", async () => {
    const { user: person } = await openHomework();
    await person.click(await choice(1, "A 树"));
    expect(screen.getByText("1/2")).toBeTruthy();
    expect(screen.getByText("50%")).toBeTruthy();
    expect(await screen.findByText("Saved")).toBeTruthy();
    await person.click(await choice(1, "C 兔子"));
    expect(screen.getByText("1/2")).toBeTruthy();
    await waitFor(() => expect(inputsOf("homework.saveChoice")).toHaveLength(2));
    expect(inputsOf("homework.saveChoice")[1]).toEqual({
      homeworkToken: "hw",
      questionIndex: 0,
      choiceIndex: 2,
    });
  });

  test("choices saved on another device are back", async () => {
    await openHomework({
      "homework.openWork": () => ({
        attempt: 1,
        totalTimeMs: 0,
        choices: [{ questionIndex: 1, choiceIndex: 1 }],
      }),
    });
    expect((await choice(2, "B 田")).checked).toBe(true);
    expect(screen.getByText("1/2")).toBeTruthy();
  });

  test("a choice that could not be sent before the tab was closed is back and is sent", async () => {
    const draft = { choices: { 0: 1 }, unsent: [0], submitRequested: false };
    localStorage.setItem("shuxiang.draft.mei.homework.hw", JSON.stringify(draft));
    await openHomework();
    expect((await choice(1, "B 田")).checked).toBe(true);
    await waitFor(() =>
      expect(inputsOf("homework.saveChoice")).toEqual([
        { homeworkToken: "hw", questionIndex: 0, choiceIndex: 1 },
      ]),
    );
  });

  test("a lost connection is said in a banner until it returns", async () => {
    const { user: person } = await openHomework({ "homework.saveChoice": () => undefined });
    await person.click(await choice(1, "A 树"));
    const sentence = "Connection lost. Your answers are kept on this device and are sent when it returns.";
    expect(await screen.findByText(sentence)).toBeTruthy();
    answers["homework.saveChoice"] = () => ({ saved: true });
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  test("an unknown article under a known homework is not shown", async () => {
    await openHomework({}, "/student/pending/hw/other");
    expect(
      (await screen.findAllByText("Failed to load homework content. Please try again.")).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Go Back" })).toBeTruthy();
    expect(screen.queryByText("守株待兔")).toBeNull();
  });
});

describe("submitting", () => {
  test("with open questions sends nothing, says how many and goes to the first of them", async () => {
    const { user: person } = await openHomework();
    await person.click(await choice(1, "A 树"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Incomplete Homework")).toBeTruthy();
    const sentence = "Please answer all questions before submitting. You have 1 unanswered question(s).";
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(await choice(2, "A 树"));
    expect(screen.getByText("Not answered yet")).toBeTruthy();
    expect(inputsOf("homework.submit")).toEqual([]);
  });

  test("without questions sends nothing", async () => {
    const { user: person } = await openHomework({
      "homework.readingContent": () => ({ ...content, questions: [] }),
    });
    expect(await screen.findByText("No Question")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("No questions found")).toBeTruthy();
    expect(screen.getByText("Cannot submit homework without questions.")).toBeTruthy();
    expect(inputsOf("homework.submit")).toEqual([]);
  });

  test("sends the choices, praises truly and leads to the list with the result", async () => {
    const { at, user: person } = await openHomework({ "homework.submit": () => submission });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Homework finished successfully")).toBeTruthy();
    expect(inputsOf("homework.submit")).toEqual([
      {
        homeworkToken: "hw",
        choices: [
          { questionIndex: 0, choiceIndex: 0 },
          { questionIndex: 1, choiceIndex: 1 },
        ],
      },
    ]);
    await waitFor(() => expect(at()).toBe("/student/pending"), { timeout: 3000 });
    expect(await screen.findByText("You have finished 守株待兔")).toBeTruthy();
    expect(screen.getByText(/1 of 2 right/)).toBeTruthy();
    expect(screen.getByText(/2 min read/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Review" }).getAttribute("href")).toBe(
      "/student/completed/article?homework=hw",
    );
    expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  });

  test("that fails says why and keeps the answers", async () => {
    const failure = new Refusal(503, "shared.unavailable", "unavailable");
    const { at, user: person } = await openHomework({ "homework.submit": () => failure });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Error finishing homework")).toBeTruthy();
    expect(screen.getByText("The school's server is busy. Please try again in a moment.")).toBeTruthy();
    expect((await choice(1, "A 树")).checked).toBe(true);
    expect(at()).toBe("/student/pending/hw/article");
  });

  test("without a connection is done once when it returns", async () => {
    const { at, user: person } = await openHomework({ "homework.submit": () => undefined });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/There is no connection to the school/)).toBeTruthy();
    answers["homework.submit"] = () => submission;
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(at()).toBe("/student/pending"), { timeout: 3000 });
    expect(inputsOf("homework.submit")).toHaveLength(2);
  });

  test("what was submitted elsewhere meanwhile is said, with the answers in sight and the way to the result", async () => {
    const conflict = new Refusal(409, "homework.alreadySubmitted", "conflict");
    const { user: person } = await openHomework({ "homework.submit": () => conflict });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    const alert = (await screen.findByRole("link", { name: "Review" })).closest(
      "[role=alert]",
    ) as HTMLElement;
    expect(within(alert).getByText("You have already submitted this homework.")).toBeTruthy();
    expect((await choice(2, "B 田")).checked).toBe(true);
  });
});
