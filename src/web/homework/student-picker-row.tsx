import clsx from "clsx";
import styles from "./student-picker.module.css";
import type { PickerFacts } from "./student-picker-facts.ts";
import { initialsOf } from "./student-picker-initials.ts";

/** What a figure is called and what it counts. */
export type FigureName = { readonly name: string; readonly help: string };
export type FigureNames = readonly [performance: FigureName, completion: FigureName, activity: FigureName];

type StudentPickerRowProps = {
  readonly studentToken: string;
  readonly fullName: string;
  readonly facts: PickerFacts;
  readonly figureNames: FigureNames;
  readonly isChosen: boolean;
  readonly single: boolean;
  /** A card says itself what its figures are called; a list has a line above for it. */
  readonly isCard: boolean;
  readonly onToggle: (studentToken: string) => void;
};

/** One child: plain elements and ready words only, because a thousand of them may stand in the list. */
export function StudentPickerRow(props: StudentPickerRowProps) {
  const { studentToken, fullName, facts, figureNames, isChosen, single, isCard, onToggle } = props;
  const figures = [facts.performance, facts.completion, facts.activity] as const;
  return (
    <li className={clsx(styles.row, isChosen && styles.chosen)}>
      <label className={styles.choice}>
        <input
          type={single ? "radio" : "checkbox"}
          name={single ? "picked-student" : undefined}
          className={styles.tick}
          aria-label={facts.choose}
          checked={isChosen}
          onChange={() => onToggle(studentToken)}
        />
        <span className={styles.face} aria-hidden="true">
          {initialsOf(fullName)}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{fullName}</span>
          <span className={styles.small}>{facts.state}</span>
        </span>
        <span className={styles.figures}>
          {figureNames.map(({ name, help }, index) => (
            <span key={name} className={styles.figure} title={help}>
              {isCard && <span className={styles.small}>{name}</span>}
              <span>
                {figures[index]}
                {index === 2 && facts.activityNote && (
                  <span className={styles.small}> {facts.activityNote}</span>
                )}
              </span>
            </span>
          ))}
        </span>
      </label>
    </li>
  );
}
