import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOpenFor, isReviewableFor } from "#domain/homework/open-assignment.ts";
import { callAs, testWorld } from "../../../tests/support/context.ts";
import {
  giveHomework,
  makeArticle,
  makeClass,
  makeSchool,
  makeStudent,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { findOwnAssignment } from "./own-assignment.queries.ts";

let pools: TestDatabase;
let school: TestSchool;

beforeAll(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
});
afterAll(() => pools.drop());

const states = fc.record({
  recalled: fc.boolean(),
  homeworkDeleted: fc.boolean(),
  attempted: fc.constantFrom(null, "", "xx{", "{}", '{"0":true}', "[false]"),
  pastSemester: fc.boolean(),
  enrolment: fc.constantFrom("here", "elsewhere", "ended", "none"),
});

test("lists, bell and by-id reads agree with the domain about what is open and what is submitted", async () => {
  const { database: db } = pools;
  const article = await makeArticle(db);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(states, async ({ recalled, homeworkDeleted, attempted, pastSemester, enrolment }) => {
      run += 1;
      const semesterYear = pastSemester ? "2025" : "2026";
      const schoolClass = await makeClass(db, { className: `${run}`, teacher: school.teacher, semesterYear });
      const elsewhere = await makeClass(db, { className: `${run} b`, teacher: school.teacher, semesterYear });
      const child = await makeStudent(
        db,
        `Child No${run}`,
        enrolment === "elsewhere" ? elsewhere : schoolClass,
      );
      if (enrolment === "none")
        await db.execute(sql`delete from students where student_token = ${child.userToken}`);
      if (enrolment === "ended")
        await db.execute(sql`update students set deleted = true where student_token = ${child.userToken}`);
      const { homeworkToken } = await giveHomework(db, school, { schoolClass, students: [child], article });
      await db.execute(
        sql`update homework set deleted = ${homeworkDeleted} where homework_token = ${homeworkToken}`,
      );
      await db.execute(sql`update homework_student_relation set question_attempted = ${attempted},
        recalled_at = case when ${recalled} then now() end where homework_token = ${homeworkToken}`);

      const state = await findOwnAssignment(db, child.userToken, { homeworkToken });
      if (!state) throw new Error("the assignment was not found");
      const calls = callAs(testWorld(pools), child).homework;
      const [pending, completed, bell] = await Promise.all([
        calls.listPending({}),
        calls.listCompleted({}),
        calls.openCount(),
      ]);
      expect(pending.total).toBe(isOpenFor(state) ? 1 : 0);
      expect(pending.rows).toHaveLength(pending.total);
      expect(bell.count).toBe(pending.total);
      expect(completed.total).toBe(isReviewableFor(state) ? 1 : 0);

      const seen = async (call: Promise<unknown>) =>
        call.then(
          () => 1,
          () => 0,
        );
      expect(await seen(calls.openWork({ homeworkToken }))).toBe(pending.total);
      expect(await seen(calls.review({ articleToken: article.articleToken, homeworkToken }))).toBe(
        completed.total,
      );
      expect(await seen(calls.readingContent({ homeworkToken }))).toBe(pending.total + completed.total);
    }),
    { numRuns: 60 },
  );
});
