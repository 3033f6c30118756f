import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// Unexpected console output is a fault nobody has looked at yet: a test that expects some spies on it itself.
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) =>
    spy.mockImplementation(() => {}),
  );
});

afterEach(() => {
  const said = spies.filter((spy) => vi.isMockFunction(spy)).flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(said, "unexpected console output").toEqual([]);
});
