import { Avatar, Button, type ButtonProps, Text, VisuallyHidden } from "@mantine/core";
import { type ComponentPropsWithRef, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SessionUser } from "#domain/accounts/accounts.types.ts";

const loadMenu = () => import("./user-menu-open.tsx");
const OpenMenu = lazy(async () => ({ default: (await loadMenu()).UserMenuOpen }));

export type UserMenuProps = {
  readonly user: SessionUser;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
};

/** Whose session this is, and the way out of it. The list itself is fetched when somebody reaches for it. */
export function UserMenu(props: UserMenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <UserButton {...props} onClick={() => setWanted(true)} onPointerEnter={() => void loadMenu()} />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} />
    </Suspense>
  );
}

type UserButtonProps = UserMenuProps & ButtonProps & Omit<ComponentPropsWithRef<"button">, keyof ButtonProps>;

export function UserButton({ user, isSigningOut, onSignOut: _, ...rest }: UserButtonProps) {
  const { t } = useTranslation("accounts");
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      variant="subtle"
      color="gray"
      px="xs"
      h={44}
      loading={isSigningOut}
    >
      <Avatar name={user.fullName} color="vermilion" size={32} alt="" aria-hidden="true" />
      <VisuallyHidden>{`${t("userMenu")}: ${user.fullName}`}</VisuallyHidden>
      <Text span aria-hidden="true" visibleFrom="sm" ml="xs" fz="sm" fw={600} maw={180} truncate>
        {user.fullName}
      </Text>
    </Button>
  );
}
