import { Tooltip } from "@mantine/core";
import clsx from "clsx";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PICKER_LIST_MAX_HEIGHT_PX } from "#domain/homework/homework.constants.ts";
import type { PickerStudent } from "#domain/homework/student-picker.ts";
import styles from "./student-picker.module.css";
import type { PickerFacts } from "./student-picker-facts.ts";
import { type FigureNames, StudentPickerRow } from "./student-picker-row.tsx";
import type { PickerView } from "./student-picker-toolbar.tsx";

type StudentPickerListProps = {
  readonly shown: readonly PickerStudent[];
  readonly facts: ReadonlyMap<string, PickerFacts>;
  readonly chosen: ReadonlySet<string>;
  readonly single: boolean;
  readonly view: PickerView;
  readonly onToggle: (studentToken: string) => void;
};

const Row = memo(StudentPickerRow);

/** The children to choose from. Rows out of sight cost no layout, so a whole school of a thousand stays quick. */
export function StudentPickerList(props: StudentPickerListProps) {
  const { shown, facts, chosen, single, view, onToggle } = props;
  const { t } = useTranslation("homework");
  const figureNames = useMemo<FigureNames>(
    () => [
      { name: t("picker.performance"), help: t("picker.performanceHelp") },
      { name: t("picker.completion"), help: t("picker.completionHelp") },
      { name: t("picker.lastActivity"), help: t("picker.lastActivityHelp") },
    ],
    [t],
  );
  return (
    <div
      className={styles.scroller}
      style={{ maxHeight: PICKER_LIST_MAX_HEIGHT_PX }}
      data-testid="student-list"
    >
      {view === "list" && <FigureNameLine figureNames={figureNames} />}
      <ul className={clsx(styles.list, view === "grid" && styles.grid)} aria-label={t("picker.title")}>
        {shown.map(({ studentToken, fullName }) => {
          const own = facts.get(studentToken);
          return (
            own && (
              <Row
                key={studentToken}
                {...{ studentToken, fullName, figureNames, single, onToggle }}
                facts={own}
                isChosen={chosen.has(studentToken)}
                isCard={view === "grid"}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

function FigureNameLine({ figureNames }: { readonly figureNames: FigureNames }) {
  return (
    <div className={styles.figureNames}>
      {figureNames.map(({ name, help }) => (
        <Tooltip key={name} label={help} events={{ hover: true, focus: true, touch: true }}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard, too, may ask what a figure counts */}
          <span tabIndex={0}>{name}</span>
        </Tooltip>
      ))}
    </div>
  );
}
