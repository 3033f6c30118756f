import { ActionIcon, Indicator } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { LinkTo } from "#web/ui/link-to.tsx";

/** Often enough that new homework is seen during a lesson, rare enough for a school's line. */
const POLL_MS = 30_000;

/** From the corner of the 44 px target to the corner of the bell in its middle. */
const BADGE_OFFSET_PX = 12;

/** How much homework a student has still to do; a click leads to it. */
export function HomeworkBell() {
  const { t } = useTranslation("school");
  const { data } = useQuery(orpc.homework.openCount.queryOptions({ refetchInterval: POLL_MS }));
  const count = data?.count ?? 0;
  const label = count > 0 ? t("openHomework", { count }) : t("noOpenHomework");
  return (
    <Indicator label={count} disabled={count === 0} size={18} offset={BADGE_OFFSET_PX} aria-hidden={false}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={`${t("notifications")}: ${label}`}
        renderRoot={(root) => <LinkTo {...root} href={paths.student.pending} />}
      >
        <IconBell size={22} />
      </ActionIcon>
    </Indicator>
  );
}
