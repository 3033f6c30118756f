import { Group, Loader, ScrollArea, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { LogSeverity } from "#domain/audit/audit.constants.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { useSession } from "#web/rpc/use-session.ts";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";

const TONE: Record<LogSeverity, Tone> = { info: "plain", success: "done", warning: "look", error: "wrong" };
const LIST_HEIGHT_PX = 360;

/** What a staff member did lately, and what happened to it afterwards, such as an e-mail that was not delivered. */
export function OwnEvents() {
  const { t } = useTranslation("audit");
  const timeZone = useSession()?.school.timeZone;
  const { data, isPending, isError } = useQuery(orpc.audit.ownEvents.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="sm">
      <Text component="h2" fz="md" fw={700} m={0}>
        {t("ownEvents")}
      </Text>
      {isPending && <Loader size="sm" aria-label={t("ownEvents")} />}
      {isError && <Text role="alert">{t("errors.loadFailed")}</Text>}
      {data?.length === 0 && <Text c="dimmed">{t("noOwnEvents")}</Text>}
      {data && data.length > 0 && (
        <ScrollArea.Autosize mah={LIST_HEIGHT_PX} viewportProps={{ tabIndex: 0 }}>
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
            {data.map(({ id, at, description, severity }) => (
              <li key={id}>
                <Group gap="xs" justify="space-between" wrap="nowrap">
                  <Text fz="xs" c="dimmed">
                    {formatDateTime(at, timeZone)}
                  </Text>
                  <StatusBadge tone={TONE[severity]} size="sm">
                    {t(`severity.${severity}`)}
                  </StatusBadge>
                </Group>
                <Text fz="sm">{description}</Text>
              </li>
            ))}
          </Stack>
        </ScrollArea.Autosize>
      )}
    </Stack>
  );
}
