import { AppShell, Burger, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ROLE } from "#domain/shared/actor.ts";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { useSignOut } from "#web/accounts/use-sign-out.ts";
import { useSignedInUser } from "#web/rpc/use-session.ts";
import { LinkTo, useGo } from "#web/ui/link-to.tsx";
import { HomeworkBell } from "./homework-bell.tsx";
import { SchoolName } from "./school-name.tsx";
import { SessionGate } from "./session-gate.tsx";
import { Sidebar } from "./sidebar.tsx";
import { UserMenu } from "./user-menu.tsx";

const StaffBell = lazy(async () => ({ default: (await import("./staff-bell.tsx")).StaffBell }));

const HEADER_HEIGHT_PX = 60;
const SIDEBAR_WIDTH_PX = 232;

/** The frame of every signed-in page: top bar, sidebar (a drawer on a phone), content. */
export function AppLayout() {
  const { t } = useTranslation("school");
  const user = useSignedInUser();
  const go = useGo();
  const { pathname } = useLocation();
  const [menuOpen, menu] = useDisclosure(false);
  const signOut = useSignOut(() => go(paths.home));
  if (!user) return null;
  return (
    <AppShell
      header={{ height: HEADER_HEIGHT_PX }}
      navbar={{ width: SIDEBAR_WIDTH_PX, breakpoint: "sm", collapsed: { mobile: !menuOpen } }}
      padding={{ base: "md", sm: "xl" }}
      transitionDuration={120}
    >
      <a className="sx-skip" href="#content">
        {t("skipToContent")}
      </a>
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap" style={{ minWidth: 0 }}>
            <Burger
              hiddenFrom="sm"
              size="sm"
              opened={menuOpen}
              onClick={menu.toggle}
              aria-label={menuOpen ? t("closeMenu") : t("openMenu")}
              aria-expanded={menuOpen}
              aria-controls="main-navigation"
            />
            <LinkTo className="sx-plain" href={homePathOf(user.role)} style={{ minWidth: 0 }}>
              <SchoolName />
            </LinkTo>
          </Group>
          <Group gap="xs" wrap="nowrap">
            {user.role === ROLE.STUDENT ? (
              <HomeworkBell />
            ) : (
              <Suspense fallback={null}>
                <StaffBell />
              </Suspense>
            )}
            <UserMenu user={user} signOut={signOut} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar id="main-navigation" p="sm" aria-label={t("mainNavigation")}>
        <Sidebar role={user.role} pathname={pathname} onNavigate={menu.close} />
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        <Outlet />
      </AppShell.Main>
      <SessionGate user={user} />
    </AppShell>
  );
}
