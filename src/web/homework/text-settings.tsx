import { ActionIcon, Group, Popover, SegmentedControl, Stack, Text } from "@mantine/core";
import { IconMinus, IconPlus, IconTextSize } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { READING_FACES, type ReadingFace, type ReadingView, sizesForGrade } from "./reading-view.ts";
import { ToolButton } from "./tool-button.tsx";

type TextSettingsProps = {
  readonly grade: string;
  readonly view: ReadingView;
  readonly onView: (part: Partial<ReadingView>) => void;
};

/** How large the text is and in which face. */
export function TextSettings({ grade, view, onView }: TextSettingsProps) {
  const { t } = useTranslation("homework");
  const [opened, setOpened] = useState(false);
  const sizes = sizesForGrade(grade);
  const at = sizes.indexOf(view.sizePx);
  const step = (by: number) => {
    const sizePx = sizes[at + by];
    if (sizePx) onView({ sizePx });
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ToolButton
          icon={<IconTextSize size={20} />}
          label={t("screen.text")}
          onClick={() => setOpened((before) => !before)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t("screen.text")}>
        <Stack gap="sm">
          <Group justify="space-between">
            <Text size="sm">{t("screen.textSize")}</Text>
            <Group gap="xs">
              <ActionIcon
                variant="default"
                size={44}
                aria-label={t("screen.textSmaller")}
                disabled={at <= 0}
                onClick={() => step(-1)}
              >
                <IconMinus size={18} />
              </ActionIcon>
              <Text size="sm" w={48} ta="center" aria-live="polite">
                {t("screen.sizeValue", { n: view.sizePx })}
              </Text>
              <ActionIcon
                variant="default"
                size={44}
                aria-label={t("screen.textLarger")}
                disabled={at >= sizes.length - 1}
                onClick={() => step(1)}
              >
                <IconPlus size={18} />
              </ActionIcon>
            </Group>
          </Group>
          <SegmentedControl
            aria-label={t("screen.typeface")}
            value={view.face}
            onChange={(face) => onView({ face: face as ReadingFace })}
            data={READING_FACES.map((face) => ({ value: face, label: t(`screen.face_${face}`) }))}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
