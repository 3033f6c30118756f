import { useMediaQuery } from "@mantine/hooks";
import { DataTable as MantineDataTable } from "mantine-datatable";
import { DataCards } from "./data-cards.tsx";
import type { DataTableProps } from "./data-table.types.ts";
import { EmptyState } from "./empty-state.tsx";
import { ErrorPanel } from "./error-panel.tsx";
import { TableSkeleton } from "./loading-skeletons.tsx";
import { TableFooter } from "./table-footer.tsx";
import { useUiLabels } from "./ui-labels.tsx";
import { PAGE_SIZES } from "./use-table-page.ts";
import "mantine-datatable/styles.css";

/** Below this a table's columns no longer fit, and each row becomes a card. */
const CARDS_BELOW = "(max-width: 639.98px)";

/** A page of rows from the server: sorted by a click, as cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, total, error, onRetry, isLoading, isFiltered, emptyAction, state } = props;
  const labels = useUiLabels();
  const narrow = useMediaQuery(CARDS_BELOW);

  if (error) return <ErrorPanel title={labels.errorLoadingData} text={error} onRetry={onRetry} />;
  if (rows === undefined) return <TableSkeleton count={state.pageSize > 10 ? 10 : state.pageSize} />;
  if (rows.length === 0 && !isLoading) {
    return (
      <EmptyState title={labels.noData} help={isFiltered ? labels.noMatch : undefined} action={emptyAction} />
    );
  }
  return (
    <div aria-busy={isLoading || undefined}>
      {narrow ? <DataCards {...props} rows={rows} /> : <Wide {...props} rows={rows} />}
      <TableFooter state={state} total={total ?? rows.length} pageSizes={props.pageSizes ?? PAGE_SIZES} />
    </div>
  );
}

function Wide<Row>(props: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  const { label, columns, rows, rowKey, state, isLoading, onRowClick, selection } = props;
  const labels = useUiLabels();
  const { sort } = state;
  return (
    <MantineDataTable<Row>
      aria-label={label}
      records={[...rows]}
      idAccessor={(row) => rowKey(row)}
      fetching={isLoading}
      withTableBorder
      borderRadius="md"
      highlightOnHover
      minHeight={rows.length === 0 ? 180 : undefined}
      noRecordsText=""
      verticalSpacing="sm"
      columns={columns.map((column) => ({
        accessor: column.key,
        title: column.header,
        render: column.render,
        sortable: column.sortable,
        textAlign: column.align,
        width: column.width,
      }))}
      sortStatus={{ columnAccessor: sort?.key ?? "", direction: sort?.direction ?? "asc" }}
      onSortStatusChange={({ columnAccessor, direction }) => {
        state.setSort({ key: String(columnAccessor), direction });
      }}
      {...(onRowClick ? { onRowClick: ({ record }: { record: Row }) => onRowClick(record) } : {})}
      {...(selection
        ? {
            selectedRecords: [...selection.selected],
            onSelectedRecordsChange: selection.onChange,
            allRecordsSelectionCheckboxProps: { "aria-label": labels.selectAll },
            selectionCheckboxProps: { "aria-label": labels.selectRow },
          }
        : {})}
    />
  );
}
