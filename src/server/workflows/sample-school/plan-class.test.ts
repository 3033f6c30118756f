import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/shared/dates.ts";
import type { MadeClass } from "#server/database/factories.ts";
import type { MadeArticle } from "#server/database/factories-articles.ts";
import { createRandom } from "#server/database/factories-random.ts";
import { latestEndOf } from "#server/database/factories-work.ts";
import { homeworkOfClass } from "./plan-class.ts";
import { habitsOfClass } from "./plan-habits.ts";
import { articlesForGrade, weeklyPublishing } from "./plan-homework.ts";
import { dayBefore } from "./school-clock.ts";

const question = { question: "谁？", choices: ["甲", "乙", "丙"], answer: [false, true, false] };
const article: MadeArticle = {
  id: "a",
  versionToken: "v",
  title: "题",
  grade: "4",
  chapter: "1",
  textLength: 300,
  questions: [question, question, question, question],
};
const schoolClass = { classToken: "c" } as MadeClass;
const person = { userToken: "p", firstName: "A", lastName: "B", fullName: "A B", email: "a@b.example" };
const students = Array.from({ length: 20 }, () => person);

function planned(now: Date, timeZone: string, absentCount = 2) {
  const random = createRandom(7);
  const publishedAt = weeklyPublishing(random, timeZone, dayBefore(timeZone, now, 2), 4);
  const habits = habitsOfClass(random, students.length, absentCount);
  const articles = [article, article, article, article];
  const people = { schoolClass, publisher: person, students, habits };
  return homeworkOfClass(random, { ...people, articles, publishedAt, openCount: 1 }, { timeZone, now });
}

describe("whenever the school is loaded", () => {
  test.each([
    ["2026-11-20T08:00:00Z", "America/Los_Angeles"],
    ["2026-11-20T00:01:00Z", "UTC"],
    ["2026-11-20T23:59:59Z", "UTC"],
    ["2027-03-14T10:30:00Z", "America/Los_Angeles"],
    ["2026-12-31T10:30:00Z", "Pacific/Kiritimati"],
    ["2026-10-04T15:59:00Z", "Australia/Lord_Howe"],
    ["2027-01-01T11:30:00Z", "Pacific/Pago_Pago"],
  ])("%s in %s: nothing lies ahead, and nothing was read before it was published", (at, timeZone) => {
    const now = new Date(at);
    const homework = planned(now, timeZone);
    expect(homework).toHaveLength(4);
    const visits = homework.flatMap(({ createdAt, students: children }) =>
      children.flatMap(({ work }) => work?.visits.map((visit) => ({ ...visit, createdAt })) ?? []),
    );
    expect(visits.length).toBeGreaterThan(40);
    for (const visit of visits) {
      expect(visit.openedAt.getTime()).toBeGreaterThanOrEqual(visit.createdAt.getTime());
      expect(latestEndOf(visit).getTime()).toBeLessThanOrEqual(now.getTime());
      const [hour = 0, minute = 0] = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" })
        .format(visit.openedAt)
        .split(":")
        .map(Number);
      expect(hour * 60 + minute).toBeGreaterThanOrEqual(15 * 60);
      expect(hour * 60 + minute).toBeLessThanOrEqual(20 * 60);
      expect(visit.readingMs).toBeLessThanOrEqual(12 * MINUTE_MS);
    }
  });
});

test("the newest homework is done by some, begun by three and unopened by others", () => {
  const newest = planned(new Date("2026-11-20T18:00:00Z"), "UTC").at(-1)?.students ?? [];
  const works = newest.map(({ work }) => work);
  expect(works.filter((work) => work && !work.isSubmitted)).toHaveLength(3);
  expect(works.filter((work) => work?.isSubmitted).length).toBeGreaterThan(2);
  expect(works.filter((work) => work === undefined).length).toBeGreaterThan(2);
  for (const work of works) {
    if (work && !work.isSubmitted) {
      expect(work.choices.length).toBeGreaterThan(0);
      expect(work.choices.length).toBeLessThan(article.questions.length);
    }
  }
});

test("two visits of one work lie on different evenings, in order", () => {
  const works = planned(new Date("2026-11-20T18:00:00Z"), "UTC").flatMap(({ students: children }) =>
    children.flatMap(({ work }) => (work && work.visits.length > 1 ? [work] : [])),
  );
  expect(works.length).toBeGreaterThan(0);
  for (const { visits } of works) {
    const [first, second] = visits.map(({ openedAt }) => openedAt.toISOString().slice(0, 10));
    expect(String(first) < String(second)).toBe(true);
  }
});

test("the children who never open anything have no work at all", () => {
  const homework = planned(new Date("2026-11-20T18:00:00Z"), "UTC", 20);
  expect(homework.flatMap(({ students: children }) => children.filter(({ work }) => work))).toEqual([]);
});

test("the same seed plans the same work", () => {
  const now = new Date("2026-11-20T18:00:00Z");
  expect(planned(now, "UTC")).toEqual(planned(now, "UTC"));
});

test("a class reads what is nearest to its grade, easier rather than harder, easiest first", () => {
  const levels = ["1.5", "2.3", "3.4", "4.7", "4.11", "5.4", "6.10"].map((level) => {
    const [grade = "", chapter = ""] = level.split(".");
    return { grade, chapter };
  });
  const chosen = articlesForGrade(levels, 4, 4).map(({ grade, chapter }) => `${grade}.${chapter}`);
  expect(chosen).toEqual(["2.3", "3.4", "4.7", "4.11"]);
});
