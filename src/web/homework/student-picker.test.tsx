import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  classStudent,
  leaveBrowser,
  prepareBrowser,
  renderPart,
} from "../../../tests/support/teacher-page.tsx";
import { StudentPicker, type StudentPickerProps } from "./student-picker.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const ann = classStudent("Ann", {
  email: "ann@example.org",
  averageScore: 95,
  completionPercent: 40,
  lastActivityAt: daysAgo(1),
  classRank: 1,
  totalHomework: 5,
  completedHomework: 2,
});
const ben = classStudent("Ben", { averageScore: 80, completionPercent: 99, lastActivityAt: daysAgo(20) });
const cai = classStudent("Cai", { averageScore: 69, completionPercent: 60, lastActivityAt: daysAgo(5) });
const dou = classStudent("Dou");

async function open(props: Partial<StudentPickerProps> = {}) {
  const onSelect = vi.fn();
  const onCancel = vi.fn();
  const students = [dou, cai, ben, ann];
  const { user } = renderPart(
    <StudentPicker opened timeZone="UTC" {...{ students, onSelect, onCancel }} {...props} />,
  );
  await screen.findByRole("dialog");
  return { user, onSelect, onCancel };
}
const tick = (name: string) => screen.getByRole("checkbox", { name: `Choose ${name}` });
const names = () =>
  screen
    .queryAllByRole("checkbox", { name: /^Choose/ })
    .map((box) => box.getAttribute("aria-label")?.slice(7));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

beforeEach(prepareBrowser);
afterEach(leaveBrowser);

describe("choosing", () => {
  test("nobody is chosen at first and Select waits for somebody", async () => {
    const { user, onSelect } = await open();
    expect(button("Select (0)").disabled).toBe(true);
    await user.click(tick("Ben"));
    await user.click(tick("Ann"));
    expect(screen.getByText("2 students selected")).toBeTruthy();
    await user.click(button("Select (2)"));
    expect(onSelect).toHaveBeenCalledWith(["student-Ben", "student-Ann"]);
  });

  test("Select All counts and takes the children shown, Clear Selection takes them away", async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText("Filter"), "active");
    await user.click(button("Select All (2)"));
    expect(button("Select (2)").disabled).toBe(false);
    await user.selectOptions(screen.getByLabelText("Filter"), "all");
    expect(screen.getByText("2 students selected")).toBeTruthy();
    await user.click(button("Select All (4)"));
    expect(button("Select (4)")).toBeTruthy();
    await user.click(button("Clear Selection"));
    expect(screen.getByText("0 students selected")).toBeTruthy();
    expect(button("Select (0)").disabled).toBe(true);
  });

  test("Cancel chooses nobody", async () => {
    const { user, onSelect, onCancel } = await open();
    await user.click(tick("Ann"));
    await user.click(button("Cancel"));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("a full selection warns and refuses the next child", async () => {
    const { user } = await open({ maxSelections: 2 });
    await user.click(tick("Ann"));
    expect(screen.queryByText(/maximum selection limit/)).toBeNull();
    await user.click(tick("Ben"));
    await user.click(tick("Cai"));
    expect(screen.getByText("You've reached the maximum selection limit of 2 students.")).toBeTruthy();
    expect(button("Select (2)")).toBeTruthy();
    expect((tick("Cai") as HTMLInputElement).checked).toBe(false);
  });

  test("in single mode a new choice replaces the old one", async () => {
    const { user, onSelect } = await open({ single: true });
    const radio = (name: string) => screen.getByRole("radio", { name: `Choose ${name}` });
    await user.click(radio("Ann"));
    await user.click(radio("Ben"));
    expect(screen.queryByRole("button", { name: /^Select All/ })).toBeNull();
    await user.click(button("Select (1)"));
    expect(onSelect).toHaveBeenCalledWith(["student-Ben"]);
  });

  test("five faces are shown and the others counted", async () => {
    const students = Array.from({ length: 7 }, (_, index) => classStudent(`Kid ${index}`));
    const { user } = await open({ students });
    await user.click(button("Select All (7)"));
    const faces = screen.getByTestId("chosen-faces");
    expect(faces.children).toHaveLength(6);
    expect(within(faces).getByText("+2")).toBeTruthy();
  });
});

describe("finding", () => {
  test.each([
    ["active", ["Ann", "Cai"]],
    ["inactive", ["Ben", "Dou"]],
    ["excellent", ["Ann"]],
    ["good", ["Ben"]],
    ["average", []],
    ["struggling", ["Cai"]],
  ])("the filter %s shows %j", async (filter, expected) => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText("Filter"), filter);
    expect(names()).toEqual(expected);
    expect(screen.getByText(`Showing ${expected.length} of 4`)).toBeTruthy();
  });

  test.each([
    ["name", ["Ann", "Ben", "Cai", "Dou"]],
    ["performance", ["Ann", "Ben", "Cai", "Dou"]],
    ["completion", ["Ben", "Cai", "Ann", "Dou"]],
    ["activity", ["Ann", "Cai", "Ben", "Dou"]],
  ])("the order %s is %j", async (sort, expected) => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText("Sort"), sort);
    expect(names()).toEqual(expected);
  });

  test("the search finds names and e-mails; without a hit it offers to clear", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("Search students"), "ANN@");
    expect(names()).toEqual(["Ann"]);
    await user.type(screen.getByLabelText("Search students"), "zzz");
    expect(screen.getByText("No students match your search criteria")).toBeTruthy();
    await user.click(button("Clear Filters"));
    expect(names()).toHaveLength(4);
  });

  test("a class without children says so", async () => {
    await open({ students: [] });
    expect(screen.getByText("No students available")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Clear Filters" })).toBeNull();
  });

  test("the bands can be left out of the filters", async () => {
    await open({ withBands: false });
    const options = [...screen.getByLabelText<HTMLSelectElement>("Filter").options].map(({ text }) => text);
    expect(options).toEqual(["All", "Active Only", "Inactive Only"]);
  });
});

describe("figures", () => {
  test("each child shows its own, and a child without any shows none", async () => {
    await open();
    const rowOf = (name: string) => tick(name).closest("li")?.textContent;
    expect(rowOf("Ann")).toContain("95% Excellent");
    expect(rowOf("Ann")).toContain("40%");
    expect(rowOf("Ann")).toContain("Yesterday");
    expect(rowOf("Ann")).toContain("Active · 2 of 5 homework · Rank 1");
    expect(rowOf("Dou")).toContain("No data yet");
    expect(rowOf("Dou")).toContain("30 days ago (no data yet)");
    expect(rowOf("Dou")).not.toContain("Rank");
  });

  test("the list is at most 400 px high and can be a grid", async () => {
    const { user } = await open();
    expect(screen.getByTestId("student-list").style.maxHeight).toBe("400px");
    await user.click(screen.getByLabelText("Grid"));
    expect(tick("Ann").closest("li")?.textContent).toContain("Performance95% Excellent");
  });

  test("a thousand children can be chosen at once", async () => {
    const students = Array.from({ length: 1000 }, (_, index) => classStudent(`Kid ${index}`));
    const { user } = await open({ students });
    await user.click(button("Select All (1000)"));
    expect(button("Select (1000)")).toBeTruthy();
  });
});
