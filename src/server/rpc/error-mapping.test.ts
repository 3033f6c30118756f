import { ORPCError, ValidationError } from "@orpc/server";
import { describe, expect, test } from "vitest";
import { AppError, ERROR_KINDS } from "#domain/shared/app-error.ts";
import { inputRefused, sqlState, toAppError, toTransport } from "./error-mapping.ts";

/** As the query builder throws it: the driver's error is the cause. */
const databaseError = (code: string) =>
  new Error("Failed query: select secret from users", {
    cause: Object.assign(new Error("detail"), { code }),
  });

describe("an expected failure becomes a status", () => {
  test("one for each kind", () => {
    const statuses = ERROR_KINDS.map((kind) => [kind, toTransport(new AppError(kind, "a.b")).status]);
    expect(Object.fromEntries(statuses)).toEqual({
      invalid: 400,
      unauthenticated: 401,
      forbidden: 403,
      notFound: 404,
      conflict: 409,
      tooMany: 429,
      unavailable: 503,
    });
  });

  test("with its code, kind and parameters, and the data layer's code where the screens know one", () => {
    expect(toTransport(new AppError("conflict", "homework.alreadySubmitted", { n: 3 })).data).toEqual({
      code: "homework.alreadySubmitted",
      kind: "conflict",
      params: { n: 3 },
      dataCode: "23505",
    });
    expect(toTransport(new AppError("notFound", "classes.notFound")).data).toMatchObject({
      dataCode: "PGRST116",
    });
    expect(toTransport(new AppError("invalid", "a.b")).data).not.toHaveProperty("dataCode");
  });
});

describe("what the database throws", () => {
  test.each([
    "08006",
    "57P01",
    "57P03",
    "57014",
    "53300",
    "55P03",
    "40001",
    "40P01",
    "25P03",
  ])("%s means not now", (code) => {
    expect(toAppError(databaseError(code))).toMatchObject({
      kind: "unavailable",
      code: "shared.unavailable",
    });
  });

  test.each(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"])("so does %s", (code) => {
    expect(toAppError(databaseError(code))?.kind).toBe("unavailable");
  });

  test.each([
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
  ])("and so does '%s'", (message) => {
    expect(toAppError(new Error("Failed query", { cause: new Error(message) }))?.kind).toBe("unavailable");
  });

  test("a row that is there already is a conflict", () => {
    expect(toAppError(databaseError("23505"))).toMatchObject({ kind: "conflict", code: "shared.conflict" });
  });

  test.each([
    "22021",
    "22P05",
    "22003",
    "22P02",
  ])("%s, a value it cannot store, came from the request", (code) => {
    expect(toAppError(databaseError(code))?.kind).toBe("invalid");
  });

  test.each(["42P01", "42703", "23502", "23503", "23514", "22012"])("%s is a fault of ours", (code) => {
    expect(toAppError(databaseError(code))).toBeUndefined();
  });

  test("what is no error at all is a fault of ours", () => {
    for (const thrown of [undefined, null, "text", { code: "23505" }]) {
      expect(sqlState(thrown)).toBeUndefined();
      expect(toAppError(thrown)).toBeUndefined();
    }
  });
});

describe("a refused input", () => {
  const refused = (issues: { path?: (string | { key: string })[]; message: string }[]) =>
    new ORPCError("BAD_REQUEST", { cause: new ValidationError({ message: "x", issues, data: {} }) });

  test("names its fields with their sentences", () => {
    const error = inputRefused(
      refused([{ path: ["choices", { key: "0" }], message: "Choose one" }, { message: "Not like this" }]),
    );
    expect(error?.status).toBe(400);
    expect(error?.data).toEqual({
      code: "shared.invalid",
      kind: "invalid",
      params: {},
      issues: [
        { path: ["choices", "0"], message: "Choose one" },
        { path: [], message: "Not like this" },
      ],
    });
  });

  test("names twenty of them at most", () => {
    const many = Array.from({ length: 21 }, (_, n) => ({ path: [`f${n}`], message: "no" }));
    expect((inputRefused(refused(many))?.data as { issues: unknown[] }).issues).toHaveLength(20);
  });

  test("is not the same as another bad request", () => {
    expect(inputRefused(new ORPCError("BAD_REQUEST"))).toBeUndefined();
    expect(inputRefused(new ORPCError("NOT_FOUND"))).toBeUndefined();
  });
});
