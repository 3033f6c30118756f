import { notifications } from "@mantine/notifications";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { SessionView } from "#domain/accounts/accounts.types.ts";
import type { Role } from "#domain/shared/actor.ts";
import { startI18n } from "#web/app/i18n.ts";
import { Providers } from "#web/app/providers.tsx";
import { createAppRouter } from "#web/app/router.tsx";
import { createQueryClient } from "#web/rpc/query-client.ts";

const school = { nameEnglish: "Lotus School", nameChinese: "荷花中文学校", timeZone: "UTC" };

export function sessionOf(role: Role | undefined, remember = false): SessionView {
  const person = { userToken: `token-${role}`, fullName: "Lin Mei", firstName: "Mei", lastName: "Lin" };
  const user = role ? { ...person, email: "mei@example.org", role } : null;
  return { user, remember, school, semester: { semesterYear: "2026", semesterName: "2026/09 - 2027/06" } };
}

/** The school's server as seen from a browser: each call's answer, or a refusal with its status and code. */
export type Answers = Record<string, (input: unknown) => unknown>;
export class Refusal {
  readonly status: number;
  readonly data: unknown;
  constructor(status: number, code: string, kind = "unauthenticated") {
    this.status = status;
    this.data = { code, kind, params: {} };
  }
}
export const calls: { name: string; input: unknown }[] = [];

function serve(answers: Answers): void {
  vi.stubGlobal("fetch", async (request: Request) => {
    const name = new URL(request.url).pathname.replace("/rpc/", "").replaceAll("/", ".");
    const text = request.method === "GET" ? "" : await request.text();
    const input: unknown = text ? JSON.parse(text).json : undefined;
    calls.push({ name, input });
    const answer = answers[name]?.(input);
    if (answer === undefined) throw new TypeError("Failed to fetch");
    if (answer instanceof Refusal) {
      const json = { defined: false, code: "UNAUTHORIZED", message: "", ...answer };
      return Response.json({ json }, { status: answer.status });
    }
    return Response.json({ json: answer });
  });
}

export async function openApp(path: string, answers: Answers) {
  serve({ "homework.openCount": () => ({ count: 0 }), ...answers });
  startI18n();
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, history);
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await waitFor(() => expect(router.state.status).toBe("idle"));
  return { at: () => history.location.pathname, user: userEvent.setup(), queryClient };
}

/** A browser of its own for each test of the file: nothing stored, nothing on screen. */
export function inItsOwnBrowser(): void {
  beforeEach(() => {
    calls.length = 0;
    localStorage.clear();
    vi.stubGlobal("scrollTo", () => undefined);
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    notifications.clean();
    cleanup();
    vi.unstubAllGlobals();
  });
}
