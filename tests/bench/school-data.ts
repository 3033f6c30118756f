import { createHash } from "node:crypto";
import { Client } from "pg";
import { DATABASE_ADMINISTRATOR, DATABASE_NAME } from "#server/database/embedded/embedded.constants.ts";
import type { ServerAddress } from "#server/database/embedded/postmaster.ts";

/** How much a school has piled up. Every class is alike in both: only what lies around it grows. */
export type SchoolSize = {
  readonly name: "small" | "large";
  readonly classes: number;
  /** Semesters before this one, with this many classes and homeworks a class. */
  readonly pastSemesters: number;
  readonly pastClasses: number;
  readonly pastHomework: number;
};
export const CHILDREN_PER_CLASS = 20;
export const HOMEWORK_PER_CLASS = 40;
/** The older half of a class's homework is handed in, the newer half is open. */
export const OPEN_PER_CHILD = HOMEWORK_PER_CLASS / 2;
export const QUESTIONS = 10;
export const ARTICLES = 600;
/** Two classes of the current semester without homework, to publish to. */
export const PUBLISH_SIZES = [30, 1_000] as const;
export const YEAR = 2026;

/** 12 × 20 × 40 this semester and 20 × 20 before: 10,000 assignments. */
export const SMALL: SchoolSize = {
  name: "small",
  classes: 12,
  pastSemesters: 1,
  pastClasses: 1,
  pastHomework: 20,
};
/** 80 × 20 × 40 this semester and 5 × 80 × 20 × 117 before: 1,000,000 assignments. */
export const LARGE: SchoolSize = {
  name: "large",
  classes: 80,
  pastSemesters: 5,
  pastClasses: 80,
  pastHomework: 117,
};

const KIND = { student: 1, teacher: 2, class: 3, article: 4, version: 5, homework: 6 } as const;
type Kind = keyof typeof KIND;

/** Tokens as long as the product's own, counted through so that errands can name them. */
export function token(kind: Kind, number: number): string {
  return `0190000${KIND[kind]}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}
const sqlToken = (kind: Kind, number: string) =>
  `('0190000${KIND[kind]}-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))`;

const secretOf = (userToken: string) => `secret-of-${userToken}`;
export const cookieOf = (userToken: string) => `session=${secretOf(userToken)}`;

/** Homework `at` of class `schoolClass` in this semester, both counted from 0. */
export const homeworkToken = (schoolClass: number, at: number) =>
  token("homework", YEAR * 1_000_000 + schoolClass * 1_000 + at);
export const classToken = (schoolClass: number) => token("class", YEAR * 1_000 + schoolClass);
export const teacherToken = (schoolClass: number) => token("teacher", schoolClass);
export const childToken = (schoolClass: number, child: number) =>
  token("student", schoolClass * CHILDREN_PER_CLASS + child);
/** The class without homework that holds this many children. */
export const publishClass = (size: (typeof PUBLISH_SIZES)[number]) => 900 + PUBLISH_SIZES.indexOf(size);

const QUESTION_JSON = JSON.stringify(
  Array.from({ length: QUESTIONS }, (_, at) => ({
    question: `第${at + 1}题：小河为什么这么清？`,
    choices: ["因为有人照看", "因为下过雨", "因为没有鱼", "因为天很冷"],
    answer: [true, false, false, false],
  })),
);
const ARTICLE_HTML = "<p>".concat("村边有一条小河，河水很清，小鱼在水里游来游去。".repeat(35), "</p>");

/** Built after the rows they are quicker, and as compact as after a school's nightly care. */
const SECONDARY_INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
  where indrelid = 'homework_student_relation'::regclass and not indisprimary`;

/**
 * The counts of each result are generated from its text, whatever its shape: 40 µs a row. All rows made here have one
 * shape, so while they are loaded the same numbers are counted the short way.
 */
const COUNTING_FUNCTIONS = `select pg_get_functiondef(oid) as text from pg_proc
  where proname in ('attempt_answered', 'attempt_correct')`;
const QUICK_COUNTING = [
  ["attempt_answered", `case when attempted is null then 0 else ${QUESTIONS} end`],
  ["attempt_correct", "case when attempted is null then 0 else regexp_count(attempted, 'true') end"],
].map(
  ([name, count]) => `create or replace function ${name}(attempted text) returns integer language sql
    immutable parallel safe as $$ select ${count} $$`,
);

/** Fills an empty, migrated database in a few statements; answers how many assignments it holds then. */
export async function loadSchoolData(address: ServerAddress, size: SchoolSize): Promise<number> {
  const client = new Client({ ...address, user: DATABASE_ADMINISTRATOR, database: DATABASE_NAME });
  await client.connect();
  try {
    // The rows fit together by construction; checking each of a million foreign keys would take minutes.
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '256MB'");
    await client.query("begin");
    const { rows: indexes } = await client.query<{ name: string; text: string }>(SECONDARY_INDEXES);
    const { rows: functions } = await client.query<{ text: string }>(COUNTING_FUNCTIONS);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const text of QUICK_COUNTING) await client.query(text);
    for (const statement of statementsFor(size)) await client.query(statement);
    for (const { text } of functions) await client.query(text);
    for (const { text } of indexes) await client.query(text);
    await client.query("commit");
    await client.query("vacuum analyze");
    const { rows } = await client.query(
      "select count(*)::integer as assignments from homework_student_relation",
    );
    return rows[0].assignments;
  } finally {
    await client.end();
  }
}

function statementsFor(size: SchoolSize): string[] {
  const { classes, pastSemesters, pastClasses, pastHomework } = size;
  const inClasses = classes * CHILDREN_PER_CLASS;
  const toPublish = PUBLISH_SIZES.map((count, at) => ({
    first: 100_000 * (at + 1),
    count,
    schoolClass: 900 + at,
  }));
  const publishable = toPublish
    .map(({ schoolClass, first, count }) => `(${schoolClass}, ${first}, ${count})`)
    .join(", ");
  const years = `generate_series(${YEAR - pastSemesters}, ${YEAR}) as year`;
  const classesOf = `generate_series(0, case when year = ${YEAR} then ${classes} else ${pastClasses} end - 1) as class`;
  const homeworkOf = `generate_series(0, case when year = ${YEAR} then ${HOMEWORK_PER_CLASS} else ${pastHomework} end - 1) as at`;
  const classKey = sqlToken("class", "year * 1000 + class");
  const homeworkKey = sqlToken("homework", "year * 1000000 + class * 1000 + at");
  const article = `(class * 7 + at) % ${ARTICLES}`;
  const created = `make_timestamptz(year, 9, 1, 8, 0, 0, 'UTC') + at * interval '1 day' + class * interval '1 minute'`;
  const isDone = `(year < ${YEAR} or at < ${HOMEWORK_PER_CLASS - OPEN_PER_CHILD})`;
  const student = sqlToken("student", `class * ${CHILDREN_PER_CLASS} + child`);
  const hash = `translate(encode(sha256(('secret-of-' || user_token)::bytea), 'base64'), '+/=', '-_')`;
  return [
    `insert into semester (semester_year, semester_name, is_current) select year::text, year || '-' || year + 1, year = ${YEAR} from ${years}`,
    `insert into staff_accounts (auth_uid, email, password_hash, approved_at)
      select 'uid-' || n, 'teacher' || n || '@school.example', '!', now() from generate_series(0, ${classes - 1}) as n`,
    `insert into users (user_token, auth_uid, email, first_name, last_name, full_name, role)
      select ${sqlToken("teacher", "n")}, 'uid-' || n, 'teacher' || n || '@school.example', 'Lan', 'Gao ' || n, 'Lan Gao ' || n, 'teacher'
      from generate_series(0, ${classes - 1}) as n`,
    `insert into users (user_token, email, username, first_name, last_name, full_name, role, password)
      select ${sqlToken("student", "n")}, 'child' || n || '@school.example', 'child' || n, 'Ming', 'Li ' || n, 'Ming Li ' || n, 'student', '!'
      from (select generate_series(0, ${inClasses - 1}) as n
        union all select generate_series(first, first + count - 1) from (values ${publishable}) as p(class, first, count)) as children`,
    `insert into classes (class_token, class_name, grade, semester_year, teacher_token, number_of_students)
      select ${classKey}, 4 + class % 5 || '年级' || class || '班', (4 + class % 5)::text, year::text,
        ${sqlToken("teacher", "class")}, ${CHILDREN_PER_CLASS} from ${years}, ${classesOf}`,
    `insert into classes (class_token, class_name, grade, semester_year, teacher_token, number_of_students)
      select ${sqlToken("class", `${YEAR} * 1000 + class`)}, '新班' || class, '4', '${YEAR}', ${sqlToken("teacher", "0")}, count
      from (values ${publishable}) as p(class, first, count)`,
    `insert into students (student_token, semester_year, class_token, class_name, first_name, last_name)
      select ${student}, year::text, ${classKey}, '', 'Ming', 'Li'
      from ${years}, ${classesOf}, generate_series(0, ${CHILDREN_PER_CLASS - 1}) as child`,
    `insert into students (student_token, semester_year, class_token, class_name, first_name, last_name)
      select ${sqlToken("student", "first + n")}, '${YEAR}', ${sqlToken("class", `${YEAR} * 1000 + class`)}, '', 'Ming', 'Li'
      from (values ${publishable}) as p(class, first, count), generate_series(0, count - 1) as n`,
    `insert into library (id, title, author, grade, chapter, article, question, text_length, current_version_token)
      select ${sqlToken("article", "n")}, '小河 ' || n, '书香', (4 + n % 5)::text, '1', '${ARTICLE_HTML}', '${QUESTION_JSON}', 805,
        ${sqlToken("version", "n")} from generate_series(0, ${ARTICLES - 1}) as n`,
    `insert into article_versions (version_token, article_token, version_number, article, question, question_count)
      select current_version_token, id, 1, article, question, ${QUESTIONS} from library`,
    `insert into homework (homework_token, publisher_name, publisher_token, class_token, article_token, version_token, title, grade,
        chapter, created_at, published_date)
      select ${homeworkKey}, 'Lan Gao', ${sqlToken("teacher", "class")}, ${classKey}, ${sqlToken("article", article)},
        ${sqlToken("version", article)}, '小河 ' || ${article}, '4', '1', ${created}, ${created}
      from ${years}, ${classesOf}, ${homeworkOf}`,
    `insert into homework_student_relation (assignment_token, homework_token, student_token, class_token, article_token, full_name,
        completed, completed_at, question_attempted, total_time, opened_at, created_at, updated_at)
      select gen_random_uuid()::text, ${homeworkKey}, ${student}, ${classKey}, ${sqlToken("article", article)}, 'Ming Li',
        ${isDone}, case when ${isDone} then ${created} + interval '20 hours' end,
        case when ${isDone} then '{"0":true,"1":true,"2":false,"3":true,"4":true,"5":true,"6":' || (child % 2 = 0)::text
          || ',"7":true,"8":false,"9":' || (at % 3 = 0)::text || '}' end,
        case when ${isDone} then 300000 + child * 1000 else 0 end, case when ${isDone} then ${created} + interval '19 hours' end,
        ${created}, ${created} + interval '20 hours'
      from ${years}, ${classesOf}, ${homeworkOf}, generate_series(0, ${CHILDREN_PER_CLASS - 1}) as child`,
    // Picks of past semesters are left out: they would be nine million rows that none of the measured pages reads.
    `insert into answers (assignment_token, attempt, question_index, choice_index, correct, milliseconds)
      select assignment_token, 1, question, 0, true, 9000
      from homework_student_relation join classes using (class_token), generate_series(0, ${QUESTIONS - 1}) as question
      where completed and semester_year = '${YEAR}'`,
    `insert into sessions (token_hash, user_token, remember, expires_at)
      select ${hash}, user_token, true, now() + interval '1 day' from users`,
  ];
}

/** The hash under which the product finds such a session; the data and the product must agree on it. */
export const sessionHash = (userToken: string) =>
  createHash("sha256").update(secretOf(userToken)).digest("base64url");
