import { Group, Stack, Text, ThemeIcon } from "@mantine/core";
import { IconBook2, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RECENT_ACTIVITY_SHOWN } from "#domain/classes/classes.constants.ts";
import type { ActivityEntry } from "#domain/homework/homework.types.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { EmptyState } from "../ui/empty-state.tsx";

type ClassActivityProps = { readonly entries: readonly ActivityEntry[]; readonly timeZone: string };

/** What the children of a class read and submitted last, newest first. */
export function ClassActivity({ entries, timeZone }: ClassActivityProps) {
  const { t } = useTranslation("classes");
  if (entries.length === 0) return <EmptyState title={t("overview.empty")} help={t("overview.emptyHelp")} />;
  return (
    <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
      {entries.slice(0, RECENT_ACTIVITY_SHOWN).map(({ studentToken, fullName, title, kind, at }) => (
        <Group component="li" key={`${studentToken} ${title} ${kind}`} wrap="nowrap" align="flex-start">
          <ThemeIcon variant="light" color={kind === "submitted" ? "jade" : "gray"} aria-hidden="true">
            {kind === "submitted" ? <IconCheck size={16} /> : <IconBook2 size={16} />}
          </ThemeIcon>
          <div>
            <Text fz="sm">{t(`overview.${kind}`, { name: fullName, title })}</Text>
            <Text fz="sm" c="dimmed">
              {formatDateTime(at, timeZone)}
            </Text>
          </div>
        </Group>
      ))}
    </Stack>
  );
}
