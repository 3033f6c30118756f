import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { studentBand } from "#domain/analytics/bands.ts";
import { type LastActivityText, lastActivityText } from "#domain/classes/student-activity.ts";
import type { PickerStudent } from "#domain/homework/student-picker.ts";

/** What stands beside a name, in words; worked out once for a class and not again with every tick. */
export type PickerFacts = {
  readonly choose: string;
  readonly state: string;
  readonly performance: string;
  readonly completion: string;
  readonly activity: string;
  /** Set where the activity is only the default. */
  readonly activityNote: string | undefined;
};

/** The facts of each child by its token. */
export function usePickerFacts(
  students: readonly PickerStudent[],
  now: Date,
  timeZone: string,
): ReadonlyMap<string, PickerFacts> {
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const { t: tClasses } = useTranslation("classes");
  return useMemo(() => {
    const none = tShared("noDataYet");
    const stateOf = ({ isActive, completedHomework, totalHomework, classRank }: PickerStudent) =>
      [
        isActive ? t("picker.activeBadge") : t("picker.inactiveBadge"),
        t("picker.homework", { completed: completedHomework, total: totalHomework }),
        classRank !== null && t("picker.rank", { n: classRank }),
      ]
        .filter(Boolean)
        .join(" · ");
    const activityOf = ({ key, n, isDefault }: LastActivityText) => ({
      activity: tShared(key, { n }),
      activityNote: isDefault ? `(${tClasses("students.noActivityYet")})` : undefined,
    });
    return new Map(
      students.map((student) => {
        const { performanceScore, completionRate } = student;
        const facts: PickerFacts = {
          choose: t("picker.choose", { name: student.fullName }),
          state: stateOf(student),
          performance:
            performanceScore === null
              ? none
              : `${performanceScore}% ${t(`picker.${studentBand(performanceScore)}`)}`,
          completion: completionRate === null ? none : `${completionRate}%`,
          ...activityOf(lastActivityText(student.lastActivityAt, now, timeZone)),
        };
        return [student.studentToken, facts];
      }),
    );
  }, [students, now, timeZone, t, tShared, tClasses]);
}
