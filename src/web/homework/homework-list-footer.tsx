import { Group, NativeSelect, Text } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PENDING_PAGE_BUTTONS, PENDING_PAGE_SIZES } from "#domain/homework/homework.constants.ts";
import { pageCount, pageWindow } from "#domain/shared/page.ts";
import { Pager } from "../ui/pager.tsx";
import type { TablePageState } from "../ui/use-table-page.ts";

type HomeworkListFooterProps = { readonly state: TablePageState; readonly total: number };

/** How many to show, and three page buttons: a child's lists are short. */
export function HomeworkListFooter({ state, total }: HomeworkListFooterProps) {
  const { t } = useTranslation("shared");
  const labelId = useId();
  const pages = pageCount(total, state.pageSize);
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Group gap="xs" wrap="nowrap">
        <Text fz="sm" id={labelId}>
          {t("rowsPerPage")}
        </Text>
        <NativeSelect
          size="sm"
          aria-labelledby={labelId}
          value={String(state.pageSize)}
          data={PENDING_PAGE_SIZES.map(String)}
          onChange={(event) => state.setPageSize(Number(event.currentTarget.value))}
        />
      </Group>
      <Pager
        page={state.page}
        pages={pages}
        window={pageWindow(state.page, pages, PENDING_PAGE_BUTTONS)}
        onPage={state.setPage}
      />
    </Group>
  );
}
