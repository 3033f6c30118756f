import { expect, test } from "vitest";
import { articleInput, listArticlesInput } from "./library.schema.ts";

const accepts = (input: object) => listArticlesInput.safeParse(input).success;

test("the library is listed from its first ten articles", () => {
  expect(listArticlesInput.parse({})).toEqual({
    search: "",
    grade: "all",
    sort: "id",
    page: 1,
    pageSize: 10,
  });
});

test("a search has at most a hundred characters", () => {
  expect(accepts({ search: "a".repeat(100) })).toBe(true);
  expect(accepts({ search: "a".repeat(101) })).toBe(false);
});

test("only the grades, orders and sizes of the screen are taken", () => {
  expect(accepts({ grade: "4" })).toBe(true);
  expect(accepts({ grade: "3" })).toBe(false);
  expect(accepts({ sort: "deleted" })).toBe(false);
  expect(accepts({ pageSize: 100 })).toBe(true);
  expect(accepts({ pageSize: 101 })).toBe(false);
  expect(accepts({ deleted: true })).toBe(false);
});

test("a missing article is answered in the data layer's words", () => {
  expect(articleInput.safeParse({}).error?.issues[0]?.message).toBe("Article id is not defined");
});
