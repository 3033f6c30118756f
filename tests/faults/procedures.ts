import { isProcedure } from "@orpc/server";
import { appRouter } from "#server/app-router.ts";

export type KnownProcedure = { readonly name: string; readonly fields: readonly string[] };

/** Every procedure of the product with its fields, found by walking the router: a new one is asked unlisted. */
export function listProcedures(router: object = appRouter, prefix = ""): KnownProcedure[] {
  return Object.entries(router).flatMap(([key, entry]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    if (!isProcedure(entry)) return listProcedures(entry as object, name);
    const schema = entry["~orpc"].inputSchema as { shape?: object } | undefined;
    return [{ name, fields: Object.keys(schema?.shape ?? {}) }];
  });
}
