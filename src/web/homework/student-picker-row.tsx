import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { studentBand } from "#domain/analytics/bands.ts";
import { lastActivityText } from "#domain/classes/student-activity.ts";
import type { PickerStudent } from "#domain/homework/student-picker.ts";
import styles from "./student-picker.module.css";
import { initialsOf } from "./student-picker-initials.ts";
import type { PickerView } from "./student-picker-toolbar.tsx";

type StudentPickerRowProps = {
  readonly student: PickerStudent;
  readonly isChosen: boolean;
  readonly single: boolean;
  readonly view: PickerView;
  readonly now: Date;
  readonly timeZone: string;
  readonly onToggle: (studentToken: string) => void;
};

/** One child: plain elements only, because a thousand of them may stand in the list. */
export function StudentPickerRow(props: StudentPickerRowProps) {
  const { student, isChosen, single, view, now, timeZone, onToggle } = props;
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const { t: tClasses } = useTranslation("classes");
  const activity = lastActivityText(student.lastActivityAt, now, timeZone);
  const none = tShared("noDataYet");
  const { performanceScore, completionRate } = student;
  const isGrid = view === "grid";
  return (
    <li className={clsx(styles.row, isChosen && styles.chosen)}>
      <label className={styles.choice}>
        <input
          type={single ? "radio" : "checkbox"}
          name={single ? "picked-student" : undefined}
          className={styles.tick}
          aria-label={t("picker.choose", { name: student.fullName })}
          checked={isChosen}
          onChange={() => onToggle(student.studentToken)}
        />
        <span className={styles.face} aria-hidden="true">
          {initialsOf(student.fullName)}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{student.fullName}</span>
          <span className={styles.small}>
            {student.isActive ? t("picker.activeBadge") : t("picker.inactiveBadge")}
            {" · "}
            {t("picker.homework", { completed: student.completedHomework, total: student.totalHomework })}
            {student.classRank !== null && ` · ${t("picker.rank", { n: student.classRank })}`}
          </span>
        </span>
        <span className={styles.figures}>
          <Figure name={isGrid ? t("picker.performance") : undefined} help={t("picker.performanceHelp")}>
            {performanceScore === null
              ? none
              : `${performanceScore}% ${t(`picker.${studentBand(performanceScore)}`)}`}
          </Figure>
          <Figure name={isGrid ? t("picker.completion") : undefined} help={t("picker.completionHelp")}>
            {completionRate === null ? none : `${completionRate}%`}
          </Figure>
          <Figure name={isGrid ? t("picker.lastActivity") : undefined} help={t("picker.lastActivityHelp")}>
            {tShared(activity.key, { n: activity.n })}
            {activity.isDefault && (
              <span className={styles.small}> ({tClasses("students.noActivityYet")})</span>
            )}
          </Figure>
        </span>
      </label>
    </li>
  );
}

type FigureProps = { readonly name?: string; readonly help: string; readonly children: ReactNode };

function Figure({ name, help, children }: FigureProps) {
  return (
    <span className={styles.figure} title={help}>
      {name && <span className={styles.small}>{name}</span>}
      <span>{children}</span>
    </span>
  );
}
