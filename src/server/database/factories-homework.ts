import type { MadeClass, MadePerson } from "./factories.ts";
import type { MadeArticle } from "./factories-articles.ts";
import { type FactoryContext, insertInChunks } from "./factories-insert.ts";
import { type Work, workRows } from "./factories-work.ts";
import { answers } from "./tables/answers.table.ts";
import { homework } from "./tables/homework.table.ts";
import { assignments } from "./tables/homework-student-relation.table.ts";
import { readingSlices } from "./tables/reading-slices.table.ts";
import { readingVisits } from "./tables/reading-visits.table.ts";

export type HomeworkInput = {
  readonly schoolClass: Pick<MadeClass, "classToken">;
  readonly article: MadeArticle;
  readonly publisher: Pick<MadePerson, "userToken" | "fullName">;
  readonly createdAt?: Date;
  /** Recalled by its publisher; what was done before stays. */
  readonly recalledAt?: Date;
  readonly students: readonly {
    readonly student: Pick<MadePerson, "userToken" | "fullName">;
    readonly work?: Work;
  }[];
};
export type MadeHomework = {
  readonly homeworkToken: string;
  readonly createdAt: Date;
  readonly assignments: readonly (typeof assignments.$inferInsert & { readonly assignmentToken: string })[];
};

function rowsOf({ random, now }: FactoryContext, input: HomeworkInput) {
  const { schoolClass, article, publisher, students, createdAt = now } = input;
  const homeworkToken = random.token(createdAt);
  const recalledAt = input.recalledAt ?? null;
  const shared = {
    homeworkToken,
    classToken: schoolClass.classToken,
    articleToken: article.id,
    createdAt,
    recalledAt,
    recalledBy: recalledAt && publisher.userToken,
  };
  const children = students.map(({ student, work }) => {
    const assignmentToken = random.token(createdAt);
    const done = work && workRows(random, assignmentToken, article.questions, work);
    const owner = { assignmentToken, studentToken: student.userToken, fullName: student.fullName };
    return { row: { ...shared, ...owner, updatedAt: createdAt, ...done?.fields }, done };
  });
  const published = {
    ...shared,
    publisherName: publisher.fullName,
    publisherToken: publisher.userToken,
    versionToken: article.versionToken,
    title: article.title,
    grade: article.grade,
    chapter: article.chapter,
    publishedDate: createdAt,
    deleted: recalledAt !== null,
  };
  return { homework: published, children };
}

/** Published homework with one assignment for each student, and with the events behind whatever was done. */
export async function makeHomework(
  context: FactoryContext,
  inputs: readonly HomeworkInput[],
): Promise<MadeHomework[]> {
  const made = inputs.map((input) => rowsOf(context, input));
  const children = made.flatMap((each) => each.children);
  const done = children.flatMap((child) => child.done ?? []);
  const { db } = context;
  await insertInChunks(
    db,
    homework,
    made.map((each) => each.homework),
  );
  await insertInChunks(
    db,
    assignments,
    children.map(({ row }) => row),
  );
  await insertInChunks(
    db,
    readingVisits,
    done.flatMap(({ visits }) => visits),
  );
  await insertInChunks(
    db,
    readingSlices,
    done.flatMap(({ slices }) => slices),
  );
  await insertInChunks(
    db,
    answers,
    done.flatMap((each) => each.answers),
  );
  return made.map(({ homework: { homeworkToken, createdAt }, children: own }) => {
    return { homeworkToken, createdAt, assignments: own.map(({ row }) => row) };
  });
}
