import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DataTable } from "#web/ui/data-table.tsx";
import type { DataTableProps } from "#web/ui/data-table.types.ts";
import { useTablePage } from "#web/ui/use-table-page.ts";
import { startI18n } from "./i18n.ts";
import { Providers } from "./providers.tsx";

type Row = { id: string; title: string };
const rows = [
  { id: "1", title: "荷花" },
  { id: "2", title: "秋天" },
];

function Table(props: Partial<DataTableProps<Row>>) {
  const state = useTablePage("articles");
  return (
    <>
      <output>{JSON.stringify({ page: state.page, pageSize: state.pageSize, sort: state.sort })}</output>
      <DataTable
        label="Articles"
        columns={[{ key: "title", header: "Title", render: ({ title }) => title, sortable: true }]}
        rows={rows}
        total={23}
        rowKey={({ id }) => id}
        state={state}
        {...props}
      />
    </>
  );
}

function show(props: Partial<DataTableProps<Row>> = {}, narrow = false) {
  // A browser says yes to the empty query; the columns of the table ask it.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "" || narrow,
    addEventListener() {},
    removeEventListener() {},
  }));
  startI18n();
  render(
    <Providers queryClient={new QueryClient()}>
      <Table {...props} />
    </Providers>,
  );
  return userEvent.setup();
}
const state = () => JSON.parse(screen.getByRole("status", { name: "" }).textContent ?? "");

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the data table", () => {
  test("offers 5, 10, 25, 50 and 100 rows, starts with 10 and remembers the choice", async () => {
    const user = show();
    const sizes = screen.getByLabelText("Rows per page") as HTMLSelectElement;
    expect(
      within(sizes)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["5", "10", "25", "50", "100"]);
    expect(sizes.value).toBe("10");
    expect(screen.getByText("Showing 1-10 of 23")).toBeTruthy();
    await user.selectOptions(sizes, "25");
    expect(state().pageSize).toBe(25);
    cleanup();
    show();
    expect(state().pageSize).toBe(25);
  });

  test("sorts by a click and goes from page to page", async () => {
    const user = show();
    await user.click(screen.getByText("Title"));
    expect(state().sort).toEqual({ key: "title", direction: "asc" });
    await user.click(screen.getByRole("button", { name: "Page 3" }));
    expect(state().page).toBe(3);
    expect(screen.getByText("Showing 21-23 of 23")).toBeTruthy();
    expect((screen.getByRole("button", { name: "Next page" }) as HTMLButtonElement).disabled).toBe(true);
  });

  test("says that there is nothing, and that nothing matches a search", () => {
    show({ rows: [], total: 0 });
    expect(screen.getByText("No data available")).toBeTruthy();
    expect(screen.queryByText("No records match your criteria")).toBeNull();
    cleanup();
    show({ rows: [], total: 0, isFiltered: true });
    expect(screen.getByText("No data available")).toBeTruthy();
    expect(screen.getByText("No records match your criteria")).toBeTruthy();
  });

  test("an error has its text and a way to try again", async () => {
    const onRetry = vi.fn();
    const user = show({ rows: undefined, error: "The line is down.", onRetry });
    expect(screen.getByText("Error loading data")).toBeTruthy();
    expect(screen.getByText("The line is down.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test("becomes a list of cards on a narrow screen", () => {
    show({}, true);
    expect(screen.queryByRole("table")).toBeNull();
    expect(within(screen.getByRole("list", { name: "Articles" })).getAllByRole("listitem")).toHaveLength(2);
  });
});
