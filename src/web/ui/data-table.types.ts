import type { ReactNode } from "react";
import type { TablePageState } from "./use-table-page.ts";

export type DataColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  readonly align?: "left" | "center" | "right";
  readonly width?: number | string;
  /** The card's heading on a narrow screen. */
  readonly primary?: boolean;
};

export type Selection<Row> = {
  readonly selected: readonly Row[];
  readonly onChange: (selected: Row[]) => void;
};

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly rowKey: (row: Row) => string;
  readonly state: TablePageState;
  readonly pageSizes?: readonly number[];
  readonly isLoading?: boolean;
  /** The sentence to show instead of rows. */
  readonly error?: string;
  readonly onRetry?: () => void;
  /** A search or filter is on: empty then says that nothing matches. */
  readonly isFiltered?: boolean;
  readonly emptyAction?: ReactNode;
  readonly onRowClick?: (row: Row) => void;
  readonly selection?: Selection<Row>;
};
