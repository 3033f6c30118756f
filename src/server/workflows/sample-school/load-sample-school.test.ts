import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { coverage } from "#domain/language/coverage.ts";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { createPasswordHasher } from "#server/adapters/password-hasher.ts";
import { defaultUnitTable } from "#server/language/unit-table.ts";
import type { Files } from "#server/rpc/context.ts";
import { insertSemester, makeSemesterCurrent } from "#server/semesters/semesters.queries.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { loadSampleSchool } from "./load-sample-school.ts";

const now = new Date("2026-11-20T18:00:00Z");
const timeZone = "America/Los_Angeles";
const passwords = createPasswordHasher({ cost: 4 });

let database: TestDatabase;
let logins: SampleLogin[];
const stored = new Map<string, Uint8Array>();
const files: Pick<Files, "put"> = { put: async (key, bytes) => void stored.set(key, bytes) };

beforeAll(async () => {
  database = await createTestDatabase();
  logins = await database.database.transaction(async (tx) => {
    await insertSemester(tx, "2026");
    await makeSemesterCurrent(tx, "2026");
    return loadSampleSchool(tx, { passwords, files: files as Files, now, semesterYear: "2026", timeZone });
  });
});
afterAll(() => database.drop());

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await database.requests.query(query)).rows;
}
const one = async (query: string) => Object.values((await rows(query))[0] ?? {})[0];
const count = async (what: string) => Number(await one(`select count(*) from ${what}`));

describe("the people", () => {
  test("there are two semesters, six classes now and two before, six teachers and 120 children", async () => {
    expect(await count("semester")).toBe(2);
    expect(await one("select semester_name from semester where not is_current")).toBe("2025/09 - 2026/06");
    expect(await count("classes where semester_year = '2026'")).toBe(6);
    expect(await count("classes where semester_year = '2025'")).toBe(2);
    expect(await count("users where role = 'teacher'")).toBe(6);
    expect(await count("users where role = 'student'")).toBe(120);
  });

  test("each teacher leads one class, and one of them led one before", async () => {
    expect(await one("select count(distinct teacher_token) from classes where semester_year = '2026'")).toBe(
      "6",
    );
    expect(await count("classes where semester_year = '2025' and teacher_token is not null")).toBe(1);
  });

  test("each child is enrolled exactly once in the current semester, twenty in a class", async () => {
    expect(await count("students where semester_year = '2026'")).toBe(120);
    expect(await rows("select distinct number_of_students from classes")).toEqual([
      { number_of_students: 20 },
    ]);
    const counted = `classes c where number_of_students <>
      (select count(*) from students s where s.class_token = c.class_token and s.semester_year = c.semester_year)`;
    expect(await count(counted)).toBe(0);
  });

  test("usernames follow the rule, names differ, and some brothers and sisters share an address", async () => {
    const broken = "users where role = 'student' and username <> lower(first_name || '_' || email)";
    expect(await count(broken)).toBe(0);
    expect(await one("select count(distinct full_name) from users where role = 'student'")).toBe("120");
    const families = Number(await one("select count(distinct email) from users where role = 'student'"));
    expect(families).toBeLessThan(115);
    expect(families).toBeGreaterThan(90);
  });
});

describe("the logins", () => {
  test("are the six teachers' and eight children's, all different", () => {
    expect(logins.map(({ role }) => role)).toEqual([
      ...Array<string>(6).fill("teacher"),
      ...Array<string>(8).fill("student"),
    ]);
    expect(new Set(logins.map(({ login }) => login)).size).toBe(14);
    for (const { name } of logins) expect(name).toMatch(/^\S+ \S+/);
  });

  test("open the door", async () => {
    for (const { role, login, password } of logins) {
      expect(password).toMatch(role === "teacher" ? /^[a-z]+-[a-z]+-\d{4}$/ : /^20\d{6}$/);
      const hash =
        role === "teacher"
          ? await one(
              `select password_hash from staff_accounts where email = '${login}' and approved_at <= now()`,
            )
          : await one(`select password from users where username = '${login.replaceAll("'", "''")}'`);
      expect(await passwords.verify(password, String(hash))).toBe(true);
    }
  });

  test("every child's password is the date of birth", async () => {
    const children = await rows("select dob, password from users where role = 'student'");
    const checks = children.map(({ dob, password }) =>
      passwords.verify(String(dob).replaceAll("/", ""), String(password)),
    );
    expect(await Promise.all(checks)).not.toContain(false);
  });
});

describe("the library", () => {
  test("has every article with its version, questions and pinyin", async () => {
    expect(await count("library")).toBeGreaterThanOrEqual(12);
    const whole = `library l join article_versions v on v.version_token = l.current_version_token
      where l.article_pinyin like '%<ruby>%' and l.question_pinyin <> '[]' and l.reading_layer is not null
        and l.text_length > 100 and v.question_count >= 4 and v.article_token = l.id`;
    expect(await count(whole)).toBe(await count("library"));
  });

  test("has one article with a worksheet in the store", async () => {
    const [file] = await rows(
      "select f.*, l.file_name as shown from stored_files f join library l on l.id = article_token",
    );
    expect(file).toMatchObject({ file_name: "曹冲称象 学习单.txt", shown: "曹冲称象 学习单.txt" });
    expect(stored.get(String(file?.file_key))?.byteLength).toBe(Number(file?.size_bytes));
  });

  test("the textbook units are there", async () => {
    expect(await count("units")).toBe(63);
    expect(await one("select count(distinct character) from unit_characters")).toBe("1960");
  });

  test("a class can read most of what it was given, and all but the recalled homework suits its grade", async () => {
    const given = await rows(`select distinct c.grade, l.title, l.article, l.grade as article_grade
      from homework h join classes c using (class_token) join library l on l.id = h.article_token where not h.deleted`);
    for (const { grade, title, article, article_grade } of given) {
      expect(Number(article_grade) - Number(grade), String(title)).toBeLessThanOrEqual(2);
      const unit = Number(grade) > 3 ? `${grade}.12` : String(grade);
      const text = String(article).replace(/<[^>]*>/g, "");
      const { coveragePercent } = coverage(text, unit, defaultUnitTable());
      expect(coveragePercent, `${title} for grade ${grade}`).toBeGreaterThan(Number(grade) === 1 ? 55 : 75);
    }
  });
});

describe("the homework", () => {
  const ms = (interval: string) => `(extract(epoch from ${interval}) * 1000)`;
  const assignments = "homework_student_relation";

  test("is one recalled mistake and five to seven pieces for each class, each for the whole class", async () => {
    const perClass =
      await rows(`select class_name, count(*)::int as n from homework join classes using (class_token)
      where semester_year = '2026' and not homework.deleted group by class_name order by class_name`);
    expect(perClass).toEqual([
      { class_name: "1-1 班", n: 5 },
      { class_name: "2-1 班", n: 6 },
      { class_name: "4-1 班", n: 5 },
      { class_name: "5-1 班", n: 7 },
      { class_name: "6-1 班", n: 6 },
      { class_name: "8-1 班", n: 6 },
    ]);
    expect(
      await count("homework where deleted and recalled_at > created_at and recalled_by = publisher_token"),
    ).toBe(1);
    expect(await count("homework where deleted <> (recalled_at is not null)")).toBe(0);
    expect(await count("homework")).toBe(44);
    expect(await count(assignments)).toBe(44 * 20);
    expect(
      await count(`homework h join ${assignments} a using (homework_token)
        where a.recalled_at is distinct from h.recalled_at or a.class_token <> h.class_token or a.article_token <> h.article_token`),
    ).toBe(0);
  });

  test("reading time is the sum of its slices, two to twelve minutes for what was submitted", async () => {
    const wrong = `${assignments} a where total_time <>
      (select coalesce(sum(milliseconds), 0) from reading_slices s where s.assignment_token = a.assignment_token)`;
    expect(await count(wrong)).toBe(0);
    const odd = `${assignments} where completed and total_time not between 120000 and 720001`;
    expect(await count(odd)).toBe(0);
    expect(await count("reading_slices where milliseconds > 40000 or milliseconds > elapsed_ms")).toBe(0);
  });

  test("no slice is credited before the time it claims has passed", async () => {
    const early = `(select ${ms("credited_at - coalesce(lag(credited_at) over (partition by visit_token order by id), opened_at)")} as passed,
      elapsed_ms from reading_slices join reading_visits using (visit_token)) as slices where round(passed) <> elapsed_ms`;
    expect(await count(early)).toBe(0);
  });

  test("results are those of the chosen answers by the key", async () => {
    expect(
      await count(
        `${assignments} where completed <> (answered_count > 0) or completed <> (completed_at is not null)`,
      ),
    ).toBe(0);
    const unlike = `(select answered_count, correct_count, count(n.*) as chosen, count(*) filter (where n.correct) as right_ones
      from ${assignments} a left join answers n using (assignment_token) where completed group by a.assignment_token) as sums
      where answered_count <> chosen or correct_count <> right_ones`;
    expect(await count(unlike)).toBe(0);
    const misjudged = `answers n join ${assignments} a using (assignment_token) join homework h using (homework_token)
      join article_versions v using (version_token)
      where (case when completed then (v.question::jsonb -> question_index -> 'answer' ->> choice_index)::boolean end)
        is distinct from correct`;
    expect(await count(misjudged)).toBe(0);
  });

  test("nothing happens before it can or after now", async () => {
    const moments = [
      "homework where created_at > $now or published_date is distinct from created_at or recalled_at > $now",
      `${assignments} where created_at > opened_at or opened_at > updated_at or updated_at > $now`,
      `${assignments} where completed and completed_at is distinct from updated_at`,
      `${assignments} where recalled_at < completed_at or (opened_at is null and updated_at <> created_at)`,
      "reading_visits where opened_at > last_credit_at or last_credit_at > coalesce(closed_at, $now)",
      `answers join ${assignments} using (assignment_token)
        where answered_at not between opened_at and coalesce(completed_at, updated_at)`,
      "users where created_at > $now",
      "students s join users u on u.user_token = s.student_token where u.created_at > s.created_at",
      "homework join classes using (class_token) where homework.created_at < classes.created_at",
      "homework join library on id = article_token where homework.created_at < library.created_at",
    ];
    for (const moment of moments)
      expect(await count(moment.replaceAll("$now", `timestamptz '${now.toISOString()}'`)), moment).toBe(0);
  });

  test("children read between three in the afternoon and half past eight, by the school's clock", async () => {
    const local = (instant: string) => `(${instant} at time zone '${timeZone}')::time`;
    const outside = (instant: string) => `${local(instant)} not between time '15:00' and time '20:30'`;
    expect(await count(`reading_visits where ${outside("opened_at")}`)).toBe(0);
    expect(await count(`reading_slices where ${outside("credited_at")}`)).toBe(0);
    expect(await count(`${assignments} where completed and ${outside("completed_at")}`)).toBe(0);
    expect(await count(`homework where ${outside("created_at")}`)).toBe(0);
  });

  test("it looks like life: perfect and half-right, same evening and days later, begun and never opened", async () => {
    const submitted = await count(`${assignments} where completed`);
    expect(submitted).toBeGreaterThan(550);
    const within = async (hours: number) =>
      (await count(`${assignments} where completed_at - created_at < interval '${hours} hours'`)) / submitted;
    expect(await within(6)).toBeGreaterThan(0.25);
    expect(await within(72)).toBeLessThan(0.95);
    const perfect = await count(`${assignments} where completed and correct_count = answered_count`);
    const half = await count(`${assignments} where completed and correct_count <= 0.6 * answered_count`);
    expect(perfect).toBeGreaterThan(150);
    expect(half).toBeGreaterThan(100);
    const begun =
      await rows(`select distinct class_name from ${assignments} a join classes using (class_token)
      join answers using (assignment_token) where not a.completed and semester_year = '2026'`);
    expect(begun).toHaveLength(6);
    const silent = await rows(`select count(*)::int as n from (select class_token from ${assignments} a
      group by class_token, student_token having count(opened_at) = 0) as never
      join classes using (class_token) where semester_year = '2026' group by class_token order by n`);
    expect(silent).toEqual([1, 1, 1, 2, 2, 2].map((n) => ({ n })));
  });

  test("the children among the logins have homework to do and homework done", async () => {
    const children = logins
      .filter(({ role }) => role === "student")
      .map(({ login }) => login.replaceAll("'", "''"));
    const lists =
      await rows(`select count(*) filter (where completed)::int as done, count(*) filter (where not completed)::int as todo
      from ${assignments} join users on user_token = student_token where recalled_at is null
        and username in ('${children.join("', '")}') group by student_token`);
    expect(lists).toHaveLength(8);
    for (const { done, todo } of lists) {
      expect(Number(done)).toBeGreaterThanOrEqual(3);
      expect(Number(todo)).toBeGreaterThanOrEqual(1);
    }
  });
});
