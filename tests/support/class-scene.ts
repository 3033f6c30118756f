import type { Actor } from "#domain/shared/actor.ts";
import { DAY_MS } from "#domain/shared/dates.ts";
import { type Caller, callAs, TEST_NOW, type TestWorld, testWorld } from "./context.ts";
import { ALL_RIGHT, ALL_WRONG, giveHomework, makeArticle, makeSchool, type TestSchool } from "./school.ts";
import type { TestDatabase } from "./test-database.ts";

export const TWO_OF_THREE = [...ALL_RIGHT.slice(0, 2), ...ALL_WRONG.slice(2)];

/** A class whose teacher and children do what a class does, in a few words. */
export type ClassScene = {
  readonly world: TestWorld;
  readonly school: TestSchool;
  readonly teacher: Caller;
  /** Homework with this title for these children (the class's two), some days old. */
  give(title: string, students?: readonly Actor[], daysOld?: number): Promise<string>;
  submit(actor: Actor, homeworkToken: string, choices?: typeof ALL_RIGHT): Promise<void>;
  read(actor: Actor, homeworkToken: string, milliseconds: number): Promise<void>;
};

export async function classScene(pools: TestDatabase): Promise<ClassScene> {
  const school = await makeSchool(pools.database);
  const world = testWorld(pools);
  return {
    world,
    school,
    teacher: callAs(world, school.teacher),
    async give(title, students = [school.ming, school.hua], daysOld = 0) {
      const article = await makeArticle(pools.database, { title });
      const createdAt = new Date(TEST_NOW.getTime() - daysOld * DAY_MS);
      const { ownClass: schoolClass } = school;
      const { homeworkToken } = await giveHomework(pools.database, school, {
        schoolClass,
        students,
        article,
        createdAt,
      });
      await pools.requests.query("update homework set title = $1 where homework_token = $2", [
        title,
        homeworkToken,
      ]);
      return homeworkToken;
    },
    async submit(actor, homeworkToken, choices = ALL_RIGHT) {
      await callAs(world, actor).homework.submit({ homeworkToken, choices });
    },
    async read(actor, homeworkToken, milliseconds) {
      const calls = callAs(world, actor).reading;
      const { visitToken } = await calls.open({ homeworkToken });
      world.clock.advance(milliseconds);
      await calls.credit({ visitToken, milliseconds });
    },
  };
}
