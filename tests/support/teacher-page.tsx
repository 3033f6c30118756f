import { notifications } from "@mantine/notifications";
import { StandardRPCJsonSerializer } from "@orpc/client/standard";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import type { SessionView } from "#domain/accounts/accounts.types.ts";
import type { ClassHeaderView } from "#domain/classes/classes.types.ts";
import type { ClassStudentView } from "#domain/homework/homework.types.ts";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import type { Page } from "#domain/shared/page.ts";
import { startI18n } from "#web/app/i18n.ts";
import { Providers } from "#web/app/providers.tsx";
import { createAppRouter } from "#web/app/router.tsx";
import { createQueryClient } from "#web/rpc/query-client.ts";

/** How the school's server answers a call when it refuses. */
export class Refusal {
  readonly status: number;
  readonly data: { readonly code: string; readonly kind: string; readonly params: object };
  constructor(status: number, code: string, kind: string) {
    this.status = status;
    this.data = { code, kind, params: {} };
  }
}
/** What the transport makes of a body that is not an answer at all. */
export const MALFORMED = Symbol("malformed");

export type Answers = Record<string, (input: never) => unknown>;
export const calls: { name: string; input: unknown }[] = [];

export const teacherSession: SessionView = {
  user: {
    userToken: "teacher-1",
    fullName: "Lin Mei",
    firstName: "Mei",
    lastName: "Lin",
    email: "mei@example.org",
    role: "teacher",
  },
  remember: false,
  school: { nameEnglish: "Lotus School", nameChinese: "荷花中文学校", timeZone: "UTC" },
  semester: { semesterYear: "2026", semesterName: "2026/09 - 2027/06" },
};

export const classHeader: ClassHeaderView = {
  classToken: "class-1",
  className: "Class 4-1",
  grade: "4",
  semesterYear: "2026",
  semesterName: "2026/09 - 2027/06",
  teacherToken: "teacher-1",
  teacherName: "Lin Mei",
  numberOfStudents: 3,
};

export function articleRow(number: number): ArticleRowView {
  return {
    id: `article-${number}`,
    title: `Story ${number}`,
    author: null,
    grade: "4",
    chapter: "1",
    createdAt: new Date("2026-10-01T08:00:00Z"),
    textLength: 300,
    questionCount: 4,
    image: null,
    preview: "Once",
  };
}

export function articlePage(count: number): Page<ArticleRowView> {
  return { rows: Array.from({ length: count }, (_, index) => articleRow(index + 1)), total: count };
}

export function classStudent(fullName: string, figures: Partial<ClassStudentView> = {}): ClassStudentView {
  return {
    studentToken: `student-${fullName}`,
    fullName,
    username: null,
    email: null,
    averageScore: null,
    completionPercent: null,
    totalHomework: 0,
    completedHomework: 0,
    totalTimeMs: 0,
    lastActivityAt: null,
    classRank: null,
    neverOpened: [],
    ...figures,
  };
}

const serializer = new StandardRPCJsonSerializer();

function answerBody(answer: unknown): object {
  const [json, meta] = serializer.serialize(answer);
  return { json, meta };
}

/** Answers every call from a list by name; a call that is not in it meets a broken connection. */
export function serve(answers: Answers): void {
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const name = url.pathname.replace("/rpc/", "").replaceAll("/", ".");
    const text = request.method === "GET" ? (url.searchParams.get("data") ?? "") : await request.text();
    const input: unknown = text ? JSON.parse(text).json : undefined;
    calls.push({ name, input });
    const answer = answers[name]?.(input as never);
    if (answer === undefined) throw new TypeError("Failed to fetch");
    if (answer === MALFORMED) {
      return new Response("<html>", { headers: { "content-type": "application/json" } });
    }
    if (answer instanceof Refusal) {
      const json = { defined: false, code: "REFUSED", message: "", status: answer.status, data: answer.data };
      return Response.json({ json }, { status: answer.status });
    }
    return Response.json(answerBody(answer));
  });
}

/** The whole product at an address, as the teacher of class-1 sees it. */
export async function openPage(path: string, answers: Answers) {
  serve({ "accounts.session": () => teacherSession, "classes.header": () => classHeader, ...answers });
  startI18n();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, history);
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await waitFor(() => expect(router.state.status).toBe("idle"), { timeout: 15_000 });
  return { at: () => history.location.pathname + history.location.search, user: userEvent.setup() };
}

/** A part of a screen with everything around it that the whole product gives. */
export function renderPart(part: ReactNode) {
  startI18n();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user: userEvent.setup() };
}

/** What jsdom lacks and the screens use. */
export function prepareBrowser(): void {
  calls.length = 0;
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
  // A wide screen; the empty query, which tables ask for each column, matches as in every browser.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "",
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

export function leaveBrowser(): void {
  notifications.clean();
  cleanup();
  vi.unstubAllGlobals();
}
