import { AppError } from "#domain/shared/app-error.ts";

/** Names that every list or object has by nature. No input of this product uses one as a field. */
const UNNATURAL = new Set([
  "length",
  "size",
  "then",
  "toString",
  "valueOf",
  "toJSON",
  "constructor",
  "__proto__",
]);

/**
 * Refuses a body that disguises its objects. The schema library asks anything with a `length` how long it is before
 * it knows that it is a list, and an object that answers with another object makes it throw.
 * Walks without recursion, because a body may be nested as deep as it is long.
 */
export function refuseUnnaturalKeys(body: unknown): void {
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value) && Object.keys(value).some((key) => UNNATURAL.has(key)))
      throw new AppError("invalid", "shared.invalid");
    for (const inner of Object.values(value)) waiting.push(inner);
  }
}
