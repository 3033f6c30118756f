import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { homeworkMessages } from "#domain/homework/homework.messages.en.ts";
import { sharedMessages } from "#domain/shared/shared.messages.en.ts";
import { QuizCountdown } from "./quiz-countdown.tsx";

const TIME_UP = "Time's up! Please submit your work.";

function open() {
  return render(
    <MantineProvider>
      <QuizCountdown viewerToken="mei" homeworkToken="hw" />
    </MantineProvider>,
  );
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  i18next.use(initReactI18next).init({
    lng: "en",
    resources: { en: { homework: homeworkMessages, shared: sharedMessages } },
    initAsync: false,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the countdown", () => {
  test("starts at 20:00 and runs down", async () => {
    open();
    expect(screen.getByRole("timer").textContent).toBe("20:00");
    await pass(61);
    expect(screen.getByRole("timer").textContent).toBe("18:59");
  });

  test("says at zero, not a second before, that the time is up, and can be closed", async () => {
    open();
    await pass(1199);
    expect(screen.queryByText(TIME_UP)).toBeNull();
    await pass(1);
    expect(screen.getByRole("alert").textContent).toContain(TIME_UP);
    await pass(60);
    expect(screen.getByRole("timer").textContent).toBe("0:00");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(TIME_UP)).toBeNull();
  });

  test("goes on over a reload of the same tab", async () => {
    open();
    await pass(120);
    const stored = { ...sessionStorage };
    cleanup();
    // A reload takes the page away without unmounting it: what the tab had stored is still there.
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    open();
    expect(screen.getByRole("timer").textContent).toBe("18:00");
  });

  test("starts anew when the screen is opened again", async () => {
    const { unmount } = open();
    await pass(120);
    unmount();
    open();
    expect(screen.getByRole("timer").textContent).toBe("20:00");
  });
});
