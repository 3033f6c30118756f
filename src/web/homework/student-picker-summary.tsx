import { Avatar, Group, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PICKER_AVATARS_SHOWN } from "#domain/homework/homework.constants.ts";
import type { PickerStudent } from "#domain/homework/student-picker.ts";
import { initialsOf } from "./student-picker-initials.ts";

const FACE_PX = 34;
/** Two Chinese characters side by side stay inside the circle. */
const FACE_FONT_PX = 11;

type StudentPickerSummaryProps = {
  readonly students: readonly PickerStudent[];
  readonly tokens: readonly string[];
};

/** How many are chosen, and the first faces of them. */
export function StudentPickerSummary({ students, tokens }: StudentPickerSummaryProps) {
  const { t } = useTranslation("homework");
  const names = useMemo(
    () => new Map(students.map(({ studentToken, fullName }) => [studentToken, fullName])),
    [students],
  );
  const faces = tokens.slice(0, PICKER_AVATARS_SHOWN);
  const more = tokens.length - faces.length;
  return (
    <Group gap="sm" wrap="nowrap">
      {faces.length > 0 && (
        <Avatar.Group spacing={6} aria-hidden="true" data-testid="chosen-faces">
          {faces.map((token) => (
            <Avatar
              key={token}
              size={FACE_PX}
              styles={{ placeholder: { fontSize: FACE_FONT_PX } }}
              variant="filled"
              color="vermilion"
              title={names.get(token)}
            >
              {initialsOf(names.get(token) ?? "")}
            </Avatar>
          ))}
          {more > 0 && (
            <Avatar size={FACE_PX} variant="filled" color="gray">
              {t("picker.moreSelected", { n: more })}
            </Avatar>
          )}
        </Avatar.Group>
      )}
      <Text fz="sm" aria-live="polite">
        {t("picker.summary", { count: tokens.length })}
      </Text>
    </Group>
  );
}
