import { ActionIcon, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { OwnEvents } from "#web/audit/own-events.tsx";

/** The staff bell has no count: it opens a short list of one's own recent events (decision C37). */
export function StaffBell() {
  const { t } = useTranslation("school");
  const [open, list] = useDisclosure(false);
  return (
    <Popover
      opened={open}
      onChange={list.toggle}
      width={320}
      position="bottom-end"
      trapFocus
      withinPortal={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("notifications")}
          onClick={list.toggle}
        >
          <IconBell size={22} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <OwnEvents />
      </Popover.Dropdown>
    </Popover>
  );
}
