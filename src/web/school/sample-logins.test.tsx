import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { leaveBrowser, prepareBrowser, renderPart } from "../../../tests/support/teacher-page.tsx";
import { SampleLogins } from "./sample-logins.tsx";

const logins: SampleLogin[] = [
  { role: "teacher", name: "Lin Mei", login: "mei@example.org", password: "moon-bamboo-1" },
  { role: "student", name: "Ann Bai", login: "ann_bai@example.org", password: "20170504" },
];

beforeEach(prepareBrowser);
afterEach(leaveBrowser);

test("on a wide screen the logins stand in a table", async () => {
  renderPart(<SampleLogins logins={logins} />);
  const rows = await screen.findAllByRole("row");
  expect(rows[1]?.textContent).toBe("TeacherLin Meimei@example.orgmoon-bamboo-1");
});

test("on a phone each person has a card with the password in sight", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderPart(<SampleLogins logins={logins} />);
  const cards = within(await screen.findByRole("list", { name: "Logins of the sample school" }));
  expect(cards.getAllByRole("listitem")).toHaveLength(2);
  expect(cards.getByText("20170504")).toBeTruthy();
  expect(cards.getByRole("button", { name: "Copy ann_bai@example.org" })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
