import type { Pool } from "pg";

/** Not compared: what every request may touch, whoever asks. */
const VOLATILE_TABLES = ["throttle_counters", "system_logs"];

/** Adds up every row of every table; two equal answers mean that nothing was written in between. */
export async function createTableChecksums(pool: Pool): Promise<() => Promise<Record<string, string>>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [VOLATILE_TABLES],
  );
  const tables = rows.map(({ name }) => [name, `"${name}"`] as const);
  const all = [...tables, ["jobs", "graphile_worker._private_jobs"] as const];
  const one = ([name, from]: readonly [string, string]) => {
    // A session notes when it was last used: that is no change of what the school knows.
    const row = name === "sessions" ? "row(t.token_hash, t.user_token, t.created_at)::text" : "t::text";
    return `select '${name}' as name, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as sum from ${from} as t`;
  };
  const statement = all.map(one).join(" union all ");
  return async () => {
    const sums = await pool.query<{ name: string; sum: string }>(statement);
    return Object.fromEntries(sums.rows.map(({ name, sum }) => [name, sum]));
  };
}
