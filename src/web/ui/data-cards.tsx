import { Checkbox, Group, Paper, Stack, Text } from "@mantine/core";
import type { DataTableProps } from "./data-table.types.ts";
import { useUiLabels } from "./ui-labels.tsx";

/** The rows of a table one under the other, each with its column names. */
export function DataCards<Row>(props: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  const { label, columns, rows, rowKey, onRowClick, selection } = props;
  const labels = useUiLabels();
  const heading = columns.find(({ primary }) => primary) ?? columns[0];
  const isSelected = (row: Row) =>
    selection?.selected.some((other) => rowKey(other) === rowKey(row)) ?? false;
  const toggle = (row: Row) => {
    const others = selection?.selected.filter((other) => rowKey(other) !== rowKey(row)) ?? [];
    selection?.onChange(isSelected(row) ? others : [...others, row]);
  };
  return (
    <Stack component="ul" gap="sm" p={0} m={0} aria-label={label} style={{ listStyle: "none" }}>
      {rows.map((row) => (
        <Paper
          component="li"
          key={rowKey(row)}
          withBorder
          p="md"
          onClick={onRowClick ? () => onRowClick(row) : undefined}
        >
          <Group wrap="nowrap" align="flex-start" mb="xs">
            {selection && (
              <Checkbox
                aria-label={labels.selectRow}
                checked={isSelected(row)}
                onClick={(event) => event.stopPropagation()}
                onChange={() => toggle(row)}
              />
            )}
            <Text component="div" fw={600}>
              {heading?.render(row)}
            </Text>
          </Group>
          {columns
            .filter((column) => column !== heading)
            .map((column) => (
              <Group key={column.key} justify="space-between" gap="sm" py={3} wrap="nowrap">
                <Text c="dimmed" fz="sm">
                  {column.header}
                </Text>
                <Text component="div" fz="sm" ta="right">
                  {column.render(row)}
                </Text>
              </Group>
            ))}
        </Paper>
      ))}
    </Stack>
  );
}
