import type { KeyedQuestion } from "#domain/homework/homework.types.ts";
import { semesterName } from "#domain/semesters/semester-year.ts";
import { type Actor, ROLE, type Role } from "#domain/shared/actor.ts";
import type { Database } from "#server/database/pools.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { semesters } from "#server/database/tables/semester.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import { saveArticle } from "#server/library/save-article.ts";
import { TEST_NOW } from "./context.ts";

export const CURRENT_YEAR = "2026";
export const PAST_YEAR = "2025";

export type TestClass = { readonly classToken: string; readonly semesterYear: string };
export type TestArticle = { readonly articleToken: string; readonly versionToken: string };

/** Two classes of two teachers this semester, one of last year's, three children, an administrator, an article. */
export type TestSchool = {
  readonly admin: Actor;
  readonly teacher: Actor;
  readonly otherTeacher: Actor;
  readonly ming: Actor;
  readonly hua: Actor;
  /** In the other teacher's class. */
  readonly stranger: Actor;
  readonly ownClass: TestClass;
  readonly otherClass: TestClass;
  /** The first teacher's, of the past semester. */
  readonly pastClass: TestClass;
  readonly article: TestArticle;
};

/** Of each question the first choice is right. */
export const TEST_QUESTIONS: readonly KeyedQuestion[] = [
  { question: "谁来了？", choices: ["小明", "小红"], answer: [true, false] },
  { question: "去哪儿？", choices: ["学校", "公园", "家"], answer: [true, false, false] },
  { question: "什么时候？", choices: ["早上", "晚上"], answer: [true, false] },
];
export const ALL_RIGHT = [0, 1, 2].map((questionIndex) => ({ questionIndex, choiceIndex: 0 }));
export const ALL_WRONG = [0, 1, 2].map((questionIndex) => ({ questionIndex, choiceIndex: 1 }));

export async function makeSchool(db: Database): Promise<TestSchool> {
  await db.insert(semesters).values([
    { semesterYear: CURRENT_YEAR, semesterName: semesterName(CURRENT_YEAR), isCurrent: true },
    { semesterYear: PAST_YEAR, semesterName: semesterName(PAST_YEAR) },
  ]);
  const admin = await makePerson(db, ROLE.ADMIN, "Ada Admin");
  const teacher = await makePerson(db, ROLE.TEACHER, "Tina Teacher");
  const otherTeacher = await makePerson(db, ROLE.TEACHER, "Otto Other");
  const ownClass = await makeClass(db, { className: "4年级1班", teacher });
  const otherClass = await makeClass(db, { className: "4年级2班", teacher: otherTeacher });
  const pastClass = await makeClass(db, { className: "3年级1班", teacher, semesterYear: PAST_YEAR });
  const ming = await makeStudent(db, "Ming Li", ownClass);
  const hua = await makeStudent(db, "Hua Wang", ownClass);
  const stranger = await makeStudent(db, "Sam Stranger", otherClass);
  const article = await makeArticle(db);
  return { admin, teacher, otherTeacher, ming, hua, stranger, ownClass, otherClass, pastClass, article };
}

/** With an e-mail; `email: null` for somebody without one. */
export async function makePerson(
  db: Database,
  role: Role,
  fullName: string,
  { email = `${fullName.replaceAll(" ", ".").toLowerCase()}@school.test` }: { email?: string | null } = {},
): Promise<Actor> {
  const [firstName = fullName, lastName = ""] = fullName.split(" ");
  const username = role === ROLE.STUDENT ? fullName.replaceAll(" ", "_").toLowerCase() : null;
  const [user] = await db
    .insert(users)
    .values({ role, firstName, lastName, fullName, email, username })
    .returning({ userToken: users.userToken });
  if (!user) throw new Error("the new user was not returned");
  return { userToken: user.userToken, role, fullName, firstName, lastName, email };
}

export async function makeClass(
  db: Database,
  {
    className,
    teacher,
    semesterYear = CURRENT_YEAR,
  }: { className: string; teacher: Actor; semesterYear?: string },
): Promise<TestClass> {
  const [row] = await db
    .insert(schoolClasses)
    .values({ className, grade: "4", semesterYear, teacherToken: teacher.userToken })
    .returning({ classToken: schoolClasses.classToken });
  if (!row) throw new Error("the new class was not returned");
  return { classToken: row.classToken, semesterYear };
}

export async function makeStudent(
  db: Database,
  fullName: string,
  schoolClass: TestClass,
  options?: { email?: string | null },
): Promise<Actor> {
  const student = await makePerson(db, ROLE.STUDENT, fullName, options);
  await enrol(db, student, schoolClass);
  return student;
}

/** The enrolment row alone, without homework; an enrolment of the same semester moves. */
export async function enrol(
  db: Database,
  student: Actor,
  { classToken, semesterYear }: TestClass,
): Promise<void> {
  const { userToken: studentToken, firstName, lastName, email } = student;
  await db
    .insert(enrolments)
    .values({ studentToken, semesterYear, classToken, className: "", firstName, lastName, email })
    .onConflictDoUpdate({
      target: [enrolments.studentToken, enrolments.semesterYear],
      set: { classToken, deleted: false },
    });
}

export async function makeArticle(
  db: Database,
  {
    title = "小明上学",
    article = "<p>小明早上去学校。</p>",
    question = JSON.stringify(TEST_QUESTIONS),
    grade = "4.1",
    chapter = "4.1",
    author = "书香",
  }: Partial<Record<"title" | "article" | "grade" | "chapter" | "author", string>> & {
    question?: string | null;
  } = {},
): Promise<TestArticle> {
  return db.transaction((tx) =>
    saveArticle(tx, {
      title,
      author,
      grade,
      chapter,
      article,
      articlePinyin: null,
      question,
      questionPinyin: null,
      savedAt: TEST_NOW,
    }),
  );
}

export type Given = { readonly homeworkToken: string; readonly articleToken: string };

/** Homework as publishing would leave it, without publishing: rows alone. */
export async function giveHomework(
  db: Database,
  school: Pick<TestSchool, "article" | "teacher">,
  {
    schoolClass,
    students,
    createdAt = TEST_NOW,
    article = school.article,
  }: {
    schoolClass: TestClass;
    students: readonly Actor[];
    createdAt?: Date;
    article?: TestArticle;
  },
): Promise<Given> {
  const { articleToken, versionToken } = article;
  const { classToken } = schoolClass;
  const [row] = await db
    .insert(homework)
    .values({
      publisherName: school.teacher.fullName,
      publisherToken: school.teacher.userToken,
      classToken,
      articleToken,
      versionToken,
      title: "小明上学",
      grade: "4.1",
      chapter: "4.1",
      createdAt,
      publishedDate: createdAt,
    })
    .returning({ homeworkToken: homework.homeworkToken });
  if (!row) throw new Error("the new homework was not returned");
  const { homeworkToken } = row;
  for (const { userToken: studentToken, fullName } of students)
    await db.insert(assignments).values({
      homeworkToken,
      studentToken,
      classToken,
      articleToken,
      fullName,
      createdAt,
      updatedAt: createdAt,
    });
  return { homeworkToken, articleToken };
}
