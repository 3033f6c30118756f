import { createServer } from "node:http";
import type { ClientConfig, QueryConfig } from "pg";
import { findActor } from "#server/accounts/find-actor.ts";
import { createPools } from "#server/database/pools.ts";
import { listPending } from "#server/homework/pending.queries.ts";

// The least that can answer the pending list: Node's own server, the product's one prepared statement on a pool of the
// same size, and JSON. Its other paths add one thing each that the product does as well.
type Order = {
  connection: ClientConfig;
  port: number;
  pending: PreparedStatement;
  session: PreparedStatement;
};
/** The values stand in the statement's own order; these names are put in. */
export type PreparedStatement = { name: string; text: string; values: readonly (string | number)[] };

const [orderText = "{}"] = process.argv.slice(2);
const { connection, port, pending, session } = JSON.parse(orderText) as Order;
const pools = createPools(connection);
const filled = ({ name, text, values }: PreparedStatement, names: Record<string, string>): QueryConfig => ({
  name,
  text,
  values: values.map((value) => names[String(value)] ?? value),
});

type Answer = (student: string, cookie: string) => Promise<unknown>;
const PATHS: Readonly<Record<string, Answer>> = {
  "/one-query": async (student) => {
    const { rows } = await pools.requests.query(filled(pending, { STUDENT: student }));
    return { rows, total: Number(rows[0]?.total ?? 0) };
  },
  "/two-queries": async (student, hash) => {
    await pools.requests.query(filled(session, { HASH: hash, NOW: new Date().toISOString() }));
    const { rows } = await pools.requests.query(filled(pending, { STUDENT: student }));
    return { rows, total: Number(rows[0]?.total ?? 0) };
  },
  "/use-case": async (student, secret) => {
    await findActor(pools.database, secret, new Date());
    return listPending(pools.database, { studentToken: student, limit: 10, offset: 0 });
  },
};

const server = createServer((request, response) => {
  request.resume();
  const answer = PATHS[request.url ?? ""];
  const student = String(request.headers["x-student"]);
  if (!answer) return void response.writeHead(404).end();
  answer(student, String(request.headers["x-session"])).then(
    (view) => {
      const body = JSON.stringify(view);
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(port, "127.0.0.1", () => process.send?.("ready"));
process.once("disconnect", () => process.exit(0));
