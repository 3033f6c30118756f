import { Group, NativeSelect, Text } from "@mantine/core";
import { Pager } from "./pager.tsx";
import { useUiLabels } from "./ui-labels.tsx";
import type { TablePageState } from "./use-table-page.ts";

const PAGE_BUTTONS = 5;

type TableFooterProps = {
  readonly state: TablePageState;
  readonly total: number;
  readonly pageSizes: readonly number[];
};

function pagesAround(page: number, pages: number): number[] {
  const count = Math.min(PAGE_BUTTONS, pages);
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** How many rows there are, how many to show, and the pages. */
export function TableFooter({ state, total, pageSizes }: TableFooterProps) {
  const labels = useUiLabels();
  const { page, pageSize } = state;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <Group justify="space-between" mt="sm" gap="sm">
      <Text c="dimmed" fz="sm" aria-live="polite">
        {labels.showing(from, Math.min(total, page * pageSize), total)}
      </Text>
      <Group gap="md">
        <Group gap="xs" wrap="nowrap">
          <Text fz="sm" id="rows-per-page">
            {labels.rowsPerPage}
          </Text>
          <NativeSelect
            size="sm"
            aria-labelledby="rows-per-page"
            value={String(pageSize)}
            data={pageSizes.map(String)}
            onChange={(event) => state.setPageSize(Number(event.currentTarget.value))}
          />
        </Group>
        <Pager page={page} pages={pages} window={pagesAround(page, pages)} onPage={state.setPage} />
      </Group>
    </Group>
  );
}
