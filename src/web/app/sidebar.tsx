import { NavLink, Stack, Text } from "@mantine/core";
import { IconCircleCheck, IconClipboardPlus, IconHome2, IconListCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Role } from "#domain/shared/actor.ts";
import { LinkTo } from "#web/ui/link-to.tsx";
import { isCurrent, type NavItem, type NavKey, navigationOf } from "./navigation.ts";

const ICON: Record<NavKey, ReactNode> = {
  home: <IconHome2 size={20} />,
  pending: <IconListCheck size={20} />,
  completed: <IconCircleCheck size={20} />,
  createAssignment: <IconClipboardPlus size={20} />,
};

type SidebarProps = { readonly role: Role; readonly pathname: string; readonly onNavigate: () => void };

export function Sidebar({ role, pathname, onNavigate }: SidebarProps) {
  const { t } = useTranslation("school");
  const { main, classActions } = navigationOf(role, pathname);
  const link = ({ key, href }: NavItem) => (
    <NavLink
      key={key}
      label={t(`nav.${key}`)}
      leftSection={ICON[key]}
      active={isCurrent(href, pathname)}
      aria-current={isCurrent(href, pathname) ? "page" : undefined}
      style={{ borderRadius: 8, minHeight: 44 }}
      renderRoot={(root) => <LinkTo {...root} href={href} onClick={onNavigate} />}
    />
  );
  return (
    <Stack gap={4}>
      {main.map(link)}
      {classActions.length > 0 && (
        <>
          <Text c="dimmed" fz="xs" fw={600} mt="md" px="sm" id="class-actions">
            {t("nav.classActions")}
          </Text>
          <Stack gap={4} role="group" aria-labelledby="class-actions">
            {classActions.map(link)}
          </Stack>
        </>
      )}
    </Stack>
  );
}
