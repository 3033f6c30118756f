import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { calls, inItsOwnBrowser, openApp, Refusal, sessionOf } from "../../../tests/support/whole-app.tsx";

vi.mock("#web/pages/student/pending-page.tsx", () => ({ PendingPage: () => <h1>the pending list</h1> }));
vi.mock("#web/pages/teacher/dashboard-page.tsx", () => ({
  TeacherDashboardPage: () => <h1>the teacher's page</h1>,
}));
vi.mock("#web/pages/admin/admin-home-page.tsx", () => ({
  AdminHomePage: () => <h1>the administrator's page</h1>,
}));
inItsOwnBrowser();

describe("the guards", () => {
  test("nobody signed in ends at the start page", async () => {
    const { at } = await openApp("/admin", { "accounts.session": () => sessionOf(undefined) });
    expect(at()).toBe("/");
    expect(screen.getByRole("button", { name: "Get Help" })).toBeTruthy();
  });

  test("a student who opens the administrator's area ends at the start page", async () => {
    const { at } = await openApp("/admin", { "accounts.session": () => sessionOf("student") });
    expect(at()).toBe("/");
  });

  test("a remembered student who opens the start page lands on the own area", async () => {
    const { at } = await openApp("/", { "accounts.session": () => sessionOf("student", true) });
    expect(at()).toBe("/student");
    expect(await screen.findByText("the pending list")).toBeTruthy();
    expect(document.title).toBe("Pending Homework | Lotus School");
  });

  test("a teacher who is not remembered stays on the start page", async () => {
    const { at } = await openApp("/", { "accounts.session": () => sessionOf("teacher") });
    expect(at()).toBe("/");
    expect(document.title).toBe("Reading Comprehension System | Lotus School");
  });

  test("the unknown role has no area, not even when remembered", async () => {
    const { at } = await openApp("/", { "accounts.session": () => sessionOf("unknown", true) });
    expect(at()).toBe("/");
  });
});

describe("an address that no page has", () => {
  test("is guarded like its area: others end at the start page", async () => {
    for (const address of ["/admin/no-such-page", "/teacher/no-such-page", "/student/no-such-page"]) {
      const { at } = await openApp(address, { "accounts.session": () => sessionOf(undefined) });
      expect(at()).toBe("/");
      cleanup();
    }
    const { at } = await openApp("/admin/no-such-page", { "accounts.session": () => sessionOf("teacher") });
    expect(at()).toBe("/");
  });

  test("says so to the area's own people, under the school's name", async () => {
    const { at } = await openApp("/admin/no-such-page", { "accounts.session": () => sessionOf("admin") });
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
    expect(at()).toBe("/admin/no-such-page");
    expect(screen.getByRole("banner").textContent).toContain("荷花中文学校™");
    expect(screen.getAllByRole("main").length).toBe(1);
  });
});

describe("the staff login", () => {
  const signedOut = { "accounts.session": () => sessionOf(undefined) };

  test("is disabled while a field is empty, and Enter still says what is missing", async () => {
    const { user } = await openApp("/auth/admin-login", signedOut);
    const button = (await screen.findByRole("button", { name: "Sign In" })) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    expect(await screen.findByText("Email is required")).toBeTruthy();
    await user.type(screen.getByLabelText("E-mail"), "abc");
    expect(screen.queryByText("Email is required")).toBeNull();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(calls.some(({ name }) => name === "accounts.staffSignIn")).toBe(false);
  });

  test("shows the server's refusal and keeps what was typed", async () => {
    const refused = () => new Refusal(401, "accounts.invalidCredentials");
    const { user } = await openApp("/auth/admin-login", { ...signedOut, "accounts.staffSignIn": refused });
    await user.type(await screen.findByLabelText("E-mail"), "mei@example.org");
    await user.type(screen.getByLabelText("Password"), "wrong{Enter}");
    expect(await screen.findByText("Invalid email or password")).toBeTruthy();
    expect((screen.getByLabelText("E-mail") as HTMLInputElement).value).toBe("mei@example.org");
  });

  test("leads an administrator to /admin and keeps the display copy", async () => {
    let session = sessionOf(undefined);
    const { at, user } = await openApp("/auth/admin-login", {
      "accounts.session": () => session,
      "accounts.staffSignIn": () => {
        session = sessionOf("admin", true);
        return { ok: true };
      },
    });
    await user.type(await screen.findByLabelText("E-mail"), "mei@example.org");
    await user.type(screen.getByLabelText("Password"), "secret");
    await user.click(screen.getByLabelText("Remember me"));
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(at()).toBe("/admin"));
    expect(await screen.findByText("Login successful.")).toBeTruthy();
    const input = calls.find(({ name }) => name === "accounts.staffSignIn")?.input;
    expect(input).toEqual({ email: "mei@example.org", password: "secret", remember: true });
    expect(JSON.parse(localStorage.getItem("shuxiang.user") ?? "")).toEqual({
      user_token: "token-admin",
      full_name: "Lin Mei",
      first_name: "Mei",
      last_name: "Lin",
      email: "mei@example.org",
      role: "admin",
      isLogin: true,
      remember: true,
      error: null,
    });
  });

  test("shows and hides the password", async () => {
    const { user } = await openApp("/auth/admin-login", signedOut);
    const field = (await screen.findByLabelText("Password")) as HTMLInputElement;
    expect(field.type).toBe("password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(field.type).toBe("text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field.type).toBe("password");
  });
});

describe("the student login", () => {
  const signedOut = { "accounts.session": () => sessionOf(undefined) };

  test("names each missing field, and a username that is too short", async () => {
    const { user } = await openApp("/auth/student-login", signedOut);
    await user.click(await screen.findByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("Username is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    await user.type(screen.getByLabelText("Username"), "ab{Enter}");
    expect(await screen.findByText("Username must be at least 3 characters")).toBeTruthy();
  });

  test("a broken network has the student's own sentence", async () => {
    const { user } = await openApp("/auth/student-login", signedOut);
    await user.type(await screen.findByLabelText("Username"), "mei_lin");
    await user.type(screen.getByLabelText("Password"), "20170504{Enter}");
    const sentence = "Something went wrong. Please try again or contact support if the problem persists.";
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

test("a server that fails has the student's own sentence as well", async () => {
  const { user } = await openApp("/auth/student-login", {
    "accounts.session": () => sessionOf(undefined),
    "accounts.studentSignIn": () => new Refusal(500, "shared.unexpected", "unexpected"),
  });
  await user.type(await screen.findByLabelText("Username"), "mei_lin");
  await user.type(screen.getByLabelText("Password"), "secret{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Something went wrong. Please try again or contact support if the problem persists.",
  );
});

describe("a session that ends under an open page", () => {
  test("asks for the password over the page and then repeats the refused call", async () => {
    let signedIn = false;
    const { at, user } = await openApp("/student", {
      "accounts.session": () => sessionOf("student"),
      "homework.openCount": () => (signedIn ? { count: 2 } : new Refusal(401, "shared.unauthenticated")),
      "accounts.studentSignIn": () => {
        signedIn = true;
        return { ok: true };
      },
    });
    expect(await screen.findByText("Please sign in again")).toBeTruthy();
    expect(screen.getByText("the pending list")).toBeTruthy();
    await user.type(screen.getByLabelText("Username"), "mei_lin");
    await user.type(screen.getByLabelText("Password"), "20170504{Enter}");
    const bell = "Notifications: 2 homeworks to do";
    expect(await screen.findByRole("link", { name: bell, hidden: true })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Please sign in again")).toBeNull());
    expect(at()).toBe("/student");
  });
});

describe("signing out", () => {
  test("leaves nothing of the person in the browser and goes to the start page", async () => {
    let session = sessionOf("student", true);
    const { at, user } = await openApp("/student", {
      "accounts.session": () => session,
      "accounts.signOut": () => {
        session = sessionOf(undefined);
        return { ok: true };
      },
    });
    localStorage.setItem("shuxiang.draft.token-student.answers", "{}");
    localStorage.setItem("shuxiang.draft.token-other.answers", "{}");
    sessionStorage.setItem("leaderboard-1", "old");
    await user.click(await screen.findByRole("button", { name: "Your account: Lin Mei" }));
    expect(await screen.findByText("Student")).toBeTruthy();
    await user.click(await screen.findByRole("menuitem", { name: "Sign Out", hidden: true }));
    // Without layout jsdom takes the open menu for invisible, and the focus trap says so.
    vi.mocked(console.warn).mockClear();
    await user.click(await screen.findByRole("button", { name: "Sign out anyway" }));
    await waitFor(() => expect(at()).toBe("/"));
    expect(await screen.findByText("Get Help")).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual(["shuxiang.draft.token-other.answers"]);
    expect(sessionStorage.length).toBe(0);
  });

  test("works on the start page too, and stays there", async () => {
    let session = sessionOf("teacher");
    const { at, user } = await openApp("/", {
      "accounts.session": () => session,
      "accounts.signOut": () => {
        session = sessionOf(undefined);
        return { ok: true };
      },
    });
    expect(await screen.findByText("You are signed in as Lin Mei.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(screen.queryByText("You are signed in as Lin Mei.")).toBeNull());
    expect(at()).toBe("/");
    expect(screen.getByRole("button", { name: "Get Help" })).toBeTruthy();
  });

  test("that the server did not hear of is not believed", async () => {
    const { at, user } = await openApp("/", { "accounts.session": () => sessionOf("teacher") });
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    const sentence = "You are still signed in: the school's server did not answer. Please try again.";
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(localStorage.getItem("shuxiang.user")).toContain("token-teacher");
    expect(at()).toBe("/");
  });
});
