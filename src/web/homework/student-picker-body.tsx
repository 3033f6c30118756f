import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  filterStudents,
  type PickerFilter,
  type PickerSort,
  pickerStudent,
  sortStudents,
} from "#domain/homework/student-picker.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import styles from "./student-picker.module.css";
import type { StudentPickerProps } from "./student-picker.tsx";
import { usePickerFacts } from "./student-picker-facts.ts";
import { StudentPickerList } from "./student-picker-list.tsx";
import { useStudentSelection } from "./student-picker-selection.ts";
import { StudentPickerSummary } from "./student-picker-summary.tsx";
import { type PickerView, StudentPickerToolbar } from "./student-picker-toolbar.tsx";

type Criteria = { readonly search: string; readonly filter: PickerFilter };
const EVERYONE: Criteria = { search: "", filter: "all" };

/** Lives as long as the dialog is open, so that each opening starts with nobody chosen. */
export function StudentPickerBody(props: StudentPickerProps) {
  const { students, timeZone, busy = false, single = false, maxSelections, withBands = true } = props;
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const [now] = useState(() => new Date());
  const [criteria, setCriteria] = useState(EVERYONE);
  const [sort, setSort] = useState<PickerSort>("name");
  const [view, setView] = useState<PickerView>("list");
  const selection = useStudentSelection({ single, maxSelections });
  const search = useDeferredValue(criteria.search);

  const all = useMemo(() => students.map((student) => pickerStudent(student, now)), [students, now]);
  const shown = useMemo(
    () => sortStudents(filterStudents(all, { search, filter: criteria.filter }), sort),
    [all, search, criteria.filter, sort],
  );
  const facts = usePickerFacts(all, now, timeZone);
  const chosen = useMemo(() => new Set(selection.tokens), [selection.tokens]);
  const isFiltered = criteria.search !== "" || criteria.filter !== "all";
  const allShownChosen = shown.every(({ studentToken }) => chosen.has(studentToken));

  return (
    <Stack gap="sm">
      <StudentPickerToolbar
        {...{ ...criteria, sort, view, withBands }}
        onSearch={(words) => setCriteria((before) => ({ ...before, search: words }))}
        onFilter={(filter) => setCriteria((before) => ({ ...before, filter }))}
        onSort={setSort}
        onView={setView}
      />
      <Group justify="space-between" gap="xs">
        <Text c="dimmed" fz="sm" aria-live="polite">
          {t("picker.showing", { shown: shown.length, total: all.length })}
        </Text>
        <Group gap="xs">
          {!single && (
            <Button
              variant="default"
              size="sm"
              disabled={shown.length === 0 || allShownChosen || selection.atLimit}
              onClick={() => selection.add(shown.map(({ studentToken }) => studentToken))}
            >
              {t("picker.selectAll", { n: shown.length })}
            </Button>
          )}
          <Button variant="subtle" size="sm" disabled={chosen.size === 0} onClick={selection.clear}>
            {t("picker.clearSelection")}
          </Button>
        </Group>
      </Group>
      {maxSelections !== undefined && selection.atLimit && (
        <Alert color="amber" role="status" py="xs">
          {t("picker.limit", { n: maxSelections })}
        </Alert>
      )}
      {shown.length > 0 ? (
        <StudentPickerList {...{ shown, facts, chosen, single, view }} onToggle={selection.toggle} />
      ) : (
        <EmptyState
          title={isFiltered ? t("picker.noMatch") : t("picker.none")}
          help={isFiltered ? undefined : t("picker.noneHelp")}
          action={
            isFiltered && (
              <Button variant="default" onClick={() => setCriteria(EVERYONE)}>
                {tShared("clearFilters")}
              </Button>
            )
          }
        />
      )}
      <div className={styles.footer}>
        <StudentPickerSummary students={all} tokens={selection.tokens} />
        <Group gap="sm" ml="auto">
          <Button variant="default" onClick={props.onCancel} disabled={busy}>
            {tShared("cancel")}
          </Button>
          <Button
            disabled={chosen.size === 0}
            loading={busy}
            onClick={() => props.onSelect([...selection.tokens])}
          >
            {t("picker.select", { n: chosen.size })}
          </Button>
        </Group>
      </div>
    </Stack>
  );
}
