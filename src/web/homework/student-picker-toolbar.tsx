import { NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import {
  PICKER_BAND_FILTERS,
  PICKER_FILTERS,
  PICKER_SORTS,
  type PickerFilter,
  type PickerSort,
} from "#domain/homework/student-picker.ts";
import styles from "./student-picker.module.css";

export type PickerView = "list" | "grid";

type StudentPickerToolbarProps = {
  readonly search: string;
  readonly filter: PickerFilter;
  readonly sort: PickerSort;
  readonly view: PickerView;
  readonly withBands: boolean;
  readonly onSearch: (search: string) => void;
  readonly onFilter: (filter: PickerFilter) => void;
  readonly onSort: (sort: PickerSort) => void;
  readonly onView: (view: PickerView) => void;
};

const SORT_LABEL = {
  name: "picker.sortName",
  performance: "picker.sortPerformance",
  completion: "picker.sortCompletion",
  activity: "picker.sortActivity",
} as const satisfies Record<PickerSort, string>;

export function StudentPickerToolbar(props: StudentPickerToolbarProps) {
  const { search, filter, sort, view, withBands, onSearch, onFilter, onSort, onView } = props;
  const { t } = useTranslation("homework");
  const filters = withBands ? [...PICKER_FILTERS, ...PICKER_BAND_FILTERS] : PICKER_FILTERS;
  return (
    <div className={styles.toolbar}>
      <TextInput
        type="search"
        data-autofocus
        className={styles.search}
        aria-label={t("picker.search")}
        placeholder={t("picker.searchPlaceholder")}
        leftSection={<IconSearch size={18} />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t("picker.filter")}
        value={filter}
        data={filters.map((value) => ({ value, label: t(`picker.${value}`) }))}
        onChange={(event) => onFilter(event.currentTarget.value as PickerFilter)}
      />
      <NativeSelect
        aria-label={t("picker.sort")}
        value={sort}
        data={PICKER_SORTS.map((value) => ({ value, label: t(SORT_LABEL[value]) }))}
        onChange={(event) => onSort(event.currentTarget.value as PickerSort)}
      />
      <SegmentedControl
        size="md"
        aria-label={t("picker.view")}
        value={view}
        data={[
          { value: "list", label: t("picker.list") },
          { value: "grid", label: t("picker.grid") },
        ]}
        onChange={(value) => onView(value as PickerView)}
      />
    </div>
  );
}
