import { randomUUID } from "node:crypto";
import { Client, type ClientConfig, escapeIdentifier } from "pg";
import { inject } from "vitest";
import { createPools, type Pools } from "#server/database/pools.ts";
import type {} from "./database-template.ts";

export type TestDatabase = Pools & {
  /** For what opens connections of its own. */
  readonly connection: ClientConfig;
  /** Ends the pools and removes the database, whoever is still connected. */
  drop(): Promise<void>;
};

/** A migrated, empty database of the test's own, with the rights the product has. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connection, template } = inject("databaseTemplate");
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  const owner = escapeIdentifier(connection.user ?? "");
  await asAdministrator(`create database ${name} template ${escapeIdentifier(template)} owner ${owner}`);
  const ownConnection = { ...connection, database: name };
  const pools = createPools(ownConnection);
  return {
    ...pools,
    connection: ownConnection,
    async drop() {
      await pools.end();
      await asAdministrator(`drop database ${name} with (force)`);
    },
  };
}

async function asAdministrator(statement: string): Promise<void> {
  const { connection, administrator } = inject("databaseTemplate");
  const client = new Client({ ...connection, user: administrator, database: "postgres" });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
