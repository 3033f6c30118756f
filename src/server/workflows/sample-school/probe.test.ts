import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { createPasswordHasher } from "#server/adapters/password-hasher.ts";
import { createTestDatabase } from "../../../../tests/support/test-database.ts";
import { loadDemoSchool } from "./load-demo-school.ts";

test("probe", { timeout: 60000 }, async () => {
  const d = await createTestDatabase();
  const out: string[] = [];
  const t0 = performance.now();
  const logins = await loadDemoSchool({
    db: d.database,
    passwords: createPasswordHasher(),
    files: { put: async () => {} },
    now: () => new Date(),
  } as never);
  out.push(`load ${Math.round(performance.now() - t0)} ms`, JSON.stringify(logins, null, 1));
  const q = async (s: string) => {
    const r = (await d.requests.query(s)).rows;
    out.push(s, ...r.map((x) => JSON.stringify(Object.values(x))));
  };
  await q(
    "select relname, n_live_tup from (select relname, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as n_live_tup, pg_total_relation_size(oid) from pg_class where relkind='r' and relnamespace='public'::regnamespace) x where n_live_tup>0 order by 1",
  );
  await q(
    "select relname, pg_size_pretty(pg_total_relation_size(oid)) from pg_class where relkind='r' and relnamespace='public'::regnamespace and pg_total_relation_size(oid) > 40000 order by pg_total_relation_size(oid) desc",
  );
  await q(
    "select c.semester_year, c.class_name, h.title, h.created_at, h.deleted, count(*), count(*) filter (where completed) done, count(*) filter (where opened_at is null) unopened, count(*) filter (where not completed and opened_at is not null) started, round(avg(100.0*correct_count/nullif(answered_count,0))) score, count(*) filter (where correct_count=answered_count and answered_count>0) perfect, min(100*correct_count/nullif(answered_count,0)), round(avg(total_time) filter (where completed)/60000,1) mins, round(min(total_time) filter (where completed)/60000.0,1), round(max(total_time)/60000.0,1) from homework h join classes c using(class_token) join homework_student_relation a using (homework_token) group by h.homework_token, c.class_token order by 1,2,4",
  );
  await q(
    "select c.class_name, full_name, u.email, dob from users u join students s on s.student_token=u.user_token join classes c on c.class_token=s.class_token where s.semester_year<>'2025' order by 1, 2",
  );
  await q(
    "select c.class_name, count(*) from (select student_token, class_token from homework_student_relation group by 1,2 having count(opened_at)=0) x join classes c using(class_token) group by 1",
  );
  await q("select (now()-max(greatest(updated_at)))::text from homework_student_relation");
  await q(
    "select n, count(*) from (select count(*) n from reading_visits group by assignment_token) x group by 1",
  );
  await q(
    "select question_index, choice_index, count(*) from answers join homework_student_relation a using (assignment_token) join library l on l.id=article_token where l.title='坐井观天' group by 1,2 order by 1,2",
  );
  writeFileSync("/tmp/w/probe.txt", out.join("\n"));
  await d.drop();
});
