import { Avatar, Button, type ButtonProps, Text, VisuallyHidden } from "@mantine/core";
import type { ComponentPropsWithRef } from "react";
import { useTranslation } from "react-i18next";
import type { SessionUser } from "#domain/accounts/accounts.types.ts";

export type UserMenuProps = {
  readonly user: SessionUser;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
};

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
