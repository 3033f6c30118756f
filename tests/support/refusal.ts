import { ORPCError } from "@orpc/server";
import { expect } from "vitest";
import { AppError, type ErrorKind } from "#domain/shared/app-error.ts";

/** Expects a refusal of this kind and, when it is given, this code. */
export async function expectRefusal(
  call: Promise<unknown>,
  kind: ErrorKind,
  code?: string,
): Promise<AppError> {
  const error: unknown = await call.then(
    (answer) => new Error(`not refused: ${JSON.stringify(answer)}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  const refusal = error as AppError;
  expect(code === undefined ? refusal.kind : `${refusal.kind} ${refusal.code}`).toBe(
    code === undefined ? kind : `${kind} ${code}`,
  );
  return refusal;
}

/** Expects that the input itself was refused, before anything was looked up. */
export async function expectInvalidInput(call: Promise<unknown>): Promise<void> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ORPCError);
  expect((error as ORPCError<string, unknown>).code).toBe("BAD_REQUEST");
}
