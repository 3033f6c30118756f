import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { ROLE } from "#domain/shared/actor.ts";
import type { Database } from "#server/database/pools.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import { sessions } from "#server/database/tables/sessions.table.ts";
import { storedFiles } from "#server/database/tables/stored-files.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import {
  addStaff,
  addStudent,
  type HttpSchool,
  openHttpSchool,
  signInAs,
  type Visitor,
} from "./http-school.ts";
import { enrol, type Given, giveHomework, makeArticle, makeClass, type TestClass } from "./school.ts";

/** Whoever is nobody, in five ways. */
export const NOBODIES = ["no cookie", "expired", "signed out", "deleted user", "role UNKNOWN"] as const;
/**
 * SO the student concerned, SP a classmate without that homework, SX a student of another class, TO the teacher of
 * the class, TX another teacher, TP a teacher acting on an own class of a past semester, AD and AP an administrator
 * acting on the current and on the past class, TN a teacher whom nobody has approved.
 */
export const SOMEBODIES = ["SO", "SP", "SX", "TO", "TX", "TP", "AD", "AP", "TN"] as const;
export type Nobody = (typeof NOBODIES)[number];
export type Somebody = (typeof SOMEBODIES)[number];

/** AN stands for all five of them. */
export type Subject = "AN" | Somebody;

/** Everybody who tries everything. */
export type Cell = { readonly subject: Subject; readonly who: Nobody | Somebody };
export const CELLS: readonly Cell[] = [
  ...NOBODIES.map((who) => ({ subject: "AN" as const, who })),
  ...SOMEBODIES.map((who) => ({ subject: who, who })),
];

export type PermissionSchool = {
  readonly http: HttpSchool;
  readonly visitors: Readonly<Record<Nobody | Somebody, Visitor>>;
  readonly tokens: Readonly<Record<"SO" | "SP" | "SX" | "TO" | "TX" | "TP", string>>;
  readonly ownClass: TestClass;
  readonly otherClass: TestClass;
  readonly pastClass: TestClass;
  /** Given to SO alone and open; its article has a file. */
  readonly open: Given;
  readonly recalled: Given;
  /** Submitted by SO, everything right. */
  readonly completed: Given;
  /** SO's, open when its semester ended. */
  readonly past: Given;
  /** SX's, in the other class. */
  readonly foreign: Given;
  /** In the library and never published. */
  readonly unpublished: string;
  /** SO's opening of the open homework's screen. */
  readonly visitToken: string;
  /** The e-mails of a publication by TO, to SP. */
  readonly mailBatch: string;
};

/** Stands in the stored key and nowhere a child may look before submitting. */
export const KEY_CANARY = "canary-of-the-key";

const QUESTIONS = JSON.stringify([
  { question: "谁来了？", choices: ["小明", "小红"], answer: [true, false], explanation: KEY_CANARY },
  { question: "去哪儿？", choices: ["学校", "公园"], answer: [true, false], explanation: KEY_CANARY },
]);
export const RIGHT_CHOICES = [0, 1].map((questionIndex) => ({ questionIndex, choiceIndex: 0 }));
export const WRONG_CHOICES = [0, 1].map((questionIndex) => ({ questionIndex, choiceIndex: 1 }));

/** Two classes of this semester and one of the last, with a child's homework in every state. */
export async function openPermissionSchool(): Promise<PermissionSchool> {
  const http = await openHttpSchool({ setUpToken: "used" });
  const { db } = http;
  await db.execute(sql`insert into semester (semester_year, semester_name, is_current)
    values ('2026', '2026-2027', true), ('2025', '2025-2026', false)`);
  await addStaff(db, { email: "head@school.example", role: "admin", name: ["Hua", "Wang"] });
  const staff = async (email: string, approved = true) => ({
    userToken: await addStaff(db, { email, approved, name: ["Tea", email.slice(0, 2)] }),
  });
  const [TO, TX, TP] = [
    await staff("to@school.example"),
    await staff("tx@school.example"),
    await staff("tp@school.example"),
  ];
  await staff("tn@school.example", false);
  const ownClass = await makeClass(db, { className: "4年级1班", teacher: person(TO.userToken) });
  const otherClass = await makeClass(db, { className: "4年级2班", teacher: person(TX.userToken) });
  const pastClass = await makeClass(db, {
    className: "3年级1班",
    teacher: person(TP.userToken),
    semesterYear: "2025",
  });
  const student = async (username: string, schoolClass: TestClass) => {
    const userToken = await addStudent(db, { username, email: `${username}@family.example` });
    await enrol(db, person(userToken), schoolClass);
    return person(userToken);
  };
  const SO = await student("student-so", ownClass);
  const SP = await student("student-sp", ownClass);
  const SX = await student("student-sx", otherClass);
  const gone = await student("student-gone", ownClass);
  const unknown = await student("student-unknown", ownClass);
  await enrol(db, SO, pastClass);

  const give = async (schoolClass: TestClass, teacher: { userToken: string }, students: Person[]) => {
    const article = await makeArticle(db, { question: QUESTIONS });
    await db.update(articles).set({ questionPinyin: QUESTIONS }).where(eq(articles.id, article.articleToken));
    await attachFile(http, article.articleToken);
    return giveHomework(
      db,
      { article, teacher: person(teacher.userToken) },
      { schoolClass, students, article },
    );
  };
  const open = await give(ownClass, TO, [SO]);
  const recalled = await give(ownClass, TO, [SO, SP]);
  const completed = await give(ownClass, TO, [SO]);
  const past = await give(pastClass, TP, [SO]);
  const foreign = await give(otherClass, TX, [SX]);
  const { articleToken: unpublished } = await makeArticle(db, { question: QUESTIONS });

  const visitors = await signEverybodyIn(http);
  await db.update(users).set({ deleted: true }).where(eq(users.userToken, gone.userToken));
  await db.update(users).set({ role: "unknown" }).where(eq(users.userToken, unknown.userToken));
  await recall(db, recalled.homeworkToken, TO.userToken);
  await must(visitors.SO.call("homework.submit", { ...by(completed), choices: RIGHT_CHOICES }));
  const opened = await must(visitors.SO.call("reading.open", by(open)));
  const published = await must(
    visitors.TO.call("homework.publish", {
      ...ownClass,
      articleTokens: [(await makeArticle(db)).articleToken],
      studentTokens: [SP.userToken],
    }),
  );
  return {
    http,
    visitors,
    tokens: {
      SO: SO.userToken,
      SP: SP.userToken,
      SX: SX.userToken,
      TO: TO.userToken,
      TX: TX.userToken,
      TP: TP.userToken,
    },
    ...{ ownClass, otherClass, pastClass, open, recalled, completed, past, foreign, unpublished },
    visitToken: opened.visitToken,
    mailBatch: published.items[0].mailBatch,
  };
}

type Person = ReturnType<typeof person>;
function person(userToken: string) {
  return {
    userToken,
    role: ROLE.STUDENT,
    fullName: "Li Ming",
    firstName: "Ming",
    lastName: "Li",
    email: null,
  };
}

const by = ({ homeworkToken }: Given) => ({ homeworkToken });

async function must(call: ReturnType<Visitor["call"]>) {
  const { status, text, output } = await call;
  if (status !== 200) throw new Error(`the school could not be built: ${text}`);
  return output;
}

async function recall(db: Database, homeworkToken: string, recalledBy: string): Promise<void> {
  const marks = { recalledAt: new Date(), recalledBy };
  const ofHomework = eq(homework.homeworkToken, homeworkToken);
  await db
    .update(homework)
    .set({ ...marks, deleted: true })
    .where(ofHomework);
  await db.update(assignments).set(marks).where(eq(assignments.homeworkToken, homeworkToken));
}

export const FILE_CONTENTS = "what only those may read who may read the article";

async function attachFile({ db, services }: HttpSchool, articleToken: string): Promise<void> {
  const fileKey = randomUUID();
  const bytes = Buffer.from(FILE_CONTENTS);
  await services.files.put(fileKey, bytes);
  await db.insert(storedFiles).values({
    fileKey,
    articleToken,
    fileName: '阅读 "1".txt',
    contentType: "text/plain",
    sizeBytes: bytes.length,
  });
}

async function signEverybodyIn(http: HttpSchool): Promise<PermissionSchool["visitors"]> {
  const signedIn = async (name: string) => {
    const visitor = http.visitor();
    await must(signInAs(visitor, name));
    return visitor;
  };
  const expired = await signedIn("to@school.example");
  await http.db.update(sessions).set({ expiresAt: http.clock.now() });
  const signedOut = await signedIn("head@school.example");
  const cookies = new Map(signedOut.cookies);
  await must(signedOut.call("accounts.signOut"));
  for (const [name, cookie] of cookies) signedOut.cookies.set(name, cookie);
  return {
    "no cookie": http.visitor(),
    expired,
    "signed out": signedOut,
    "deleted user": await signedIn("student-gone"),
    "role UNKNOWN": await signedIn("student-unknown"),
    SO: await signedIn("student-so"),
    SP: await signedIn("student-sp"),
    SX: await signedIn("student-sx"),
    TO: await signedIn("to@school.example"),
    TX: await signedIn("tx@school.example"),
    TP: await signedIn("tp@school.example"),
    AD: await signedIn("head@school.example"),
    AP: await signedIn("head@school.example"),
    TN: await signedIn("tn@school.example"),
  };
}
