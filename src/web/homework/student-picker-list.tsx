import { Tooltip } from "@mantine/core";
import clsx from "clsx";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { PICKER_LIST_MAX_HEIGHT_PX } from "#domain/homework/homework.constants.ts";
import type { PickerStudent } from "#domain/homework/student-picker.ts";
import styles from "./student-picker.module.css";
import { StudentPickerRow } from "./student-picker-row.tsx";
import type { PickerView } from "./student-picker-toolbar.tsx";

type StudentPickerListProps = {
  readonly shown: readonly PickerStudent[];
  readonly chosen: ReadonlySet<string>;
  readonly single: boolean;
  readonly view: PickerView;
  readonly now: Date;
  readonly timeZone: string;
  readonly onToggle: (studentToken: string) => void;
};

const Row = memo(StudentPickerRow);

/** The children to choose from. Rows out of sight cost no layout, so a whole school of a thousand stays quick. */
export function StudentPickerList(props: StudentPickerListProps) {
  const { shown, chosen, single, view, now, timeZone, onToggle } = props;
  const { t } = useTranslation("homework");
  return (
    <div
      className={styles.scroller}
      style={{ maxHeight: PICKER_LIST_MAX_HEIGHT_PX }}
      data-testid="student-list"
    >
      {view === "list" && <FigureNames />}
      <ul className={clsx(styles.list, view === "grid" && styles.grid)} aria-label={t("picker.title")}>
        {shown.map((student) => (
          <Row
            key={student.studentToken}
            {...{ student, single, view, now, timeZone, onToggle }}
            isChosen={chosen.has(student.studentToken)}
          />
        ))}
      </ul>
    </div>
  );
}

function FigureNames() {
  const { t } = useTranslation("homework");
  const names = [
    [t("picker.performance"), t("picker.performanceHelp")],
    [t("picker.completion"), t("picker.completionHelp")],
    [t("picker.lastActivity"), t("picker.lastActivityHelp")],
  ] as const;
  return (
    <div className={styles.figureNames}>
      {names.map(([name, help]) => (
        <Tooltip key={name} label={help} events={{ hover: true, focus: true, touch: true }}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard, too, may ask what a figure counts */}
          <span tabIndex={0}>{name}</span>
        </Tooltip>
      ))}
    </div>
  );
}
