import { describe, expect, test } from "vitest";
import { publishSettingKey, readPublishSettings } from "./publish-settings.ts";

const defaults = { view: "grid", grade: "all", sort: "id", search: "", pageSize: 10 };
const read = (stored: Record<string, string>) => readPublishSettings((key) => stored[key] ?? null);

describe("what the browser kept of the publish screen", () => {
  test("is nothing at first", () => {
    expect(read({})).toEqual({ settings: defaults, corrupted: [] });
  });

  test("comes back as it was", () => {
    const stored = {
      publishHomework_view: "table",
      publishHomework_grade: "5",
      publishHomework_sort: "newest",
      publishHomework_search: "风筝 'kite'",
      publishHomework_pageSize: "50",
    };
    expect(read(stored)).toEqual({
      settings: { view: "table", grade: "5", sort: "newest", search: "风筝 'kite'", pageSize: 50 },
      corrupted: [],
    });
  });

  test.each([
    ["publishHomework_view", '"\\"grid"'],
    ["publishHomework_view", '"table"'],
    ["publishHomework_grade", "9"],
    ["publishHomework_sort", ""],
    ["publishHomework_search", '"\\"kite"'],
    ["publishHomework_search", "a".repeat(101)],
    ["publishHomework_pageSize", "25"],
    ["publishHomework_pageSize", '"20"'],
  ])("is cleared when %s holds %j", (key, value) => {
    expect(read({ [key]: value })).toEqual({ settings: defaults, corrupted: [key] });
  });

  test("loses only what is corrupted", () => {
    const { settings, corrupted } = read({ publishHomework_view: "table", publishHomework_sort: '"title"' });
    expect(settings).toEqual({ ...defaults, view: "table" });
    expect(corrupted).toEqual(["publishHomework_sort"]);
  });
});

test("every key begins with publishHomework_", () => {
  expect(publishSettingKey("pageSize")).toBe("publishHomework_pageSize");
});
