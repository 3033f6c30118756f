import { Avatar, Button, type ButtonProps, Text, VisuallyHidden } from "@mantine/core";
import type { ComponentPropsWithRef } from "react";
import { useTranslation } from "react-i18next";
import type { SessionUser } from "#domain/accounts/accounts.types.ts";
import type { SigningOut } from "#web/accounts/use-sign-out.ts";

export type UserMenuProps = {
  readonly user: SessionUser;
  readonly signOut: SigningOut;
};

type UserButtonProps = UserMenuProps & ButtonProps & Omit<ComponentPropsWithRef<"button">, keyof ButtonProps>;

export function UserButton({ user, signOut, ...rest }: UserButtonProps) {
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
      loading={signOut.isPending}
    >
      <Avatar name={user.fullName} color="vermilion" size={32} alt="" aria-hidden="true" />
      <VisuallyHidden>{`${t("userMenu")}: ${user.fullName}`}</VisuallyHidden>
      <Text span aria-hidden="true" visibleFrom="sm" ml="xs" fz="sm" fw={600} maw={180} truncate>
        {user.fullName}
      </Text>
    </Button>
  );
}
