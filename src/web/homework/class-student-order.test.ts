import { expect, test } from "vitest";
import { classStudent } from "../../../tests/support/teacher-page.tsx";
import { orderStudents } from "./class-student-order.ts";

const ann = classStudent("Ann", {
  averageScore: 50,
  neverOpened: [
    { homeworkToken: "a", title: "A" },
    { homeworkToken: "b", title: "B" },
  ],
});
const ben = classStudent("Ben", { averageScore: 90 });
const cai = classStudent("Cai", { averageScore: null, neverOpened: [{ homeworkToken: "a", title: "A" }] });
const order = (key: string, direction: "asc" | "desc") =>
  orderStudents([cai, ben, ann], { key, direction }).map(({ fullName }) => fullName);

test("names go both ways", () => {
  expect(order("name", "asc")).toEqual(["Ann", "Ben", "Cai"]);
  expect(order("name", "desc")).toEqual(["Cai", "Ben", "Ann"]);
});

test("a child without the figure comes last in either direction", () => {
  expect(order("score", "asc")).toEqual(["Ann", "Ben", "Cai"]);
  expect(order("score", "desc")).toEqual(["Ben", "Ann", "Cai"]);
});

test("unopened homework is counted", () => {
  expect(order("notOpened", "desc")).toEqual(["Ann", "Cai", "Ben"]);
});

test("equal figures go by name", () => {
  expect(order("time", "desc")).toEqual(["Ann", "Ben", "Cai"]);
});
