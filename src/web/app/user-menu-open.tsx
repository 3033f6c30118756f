import { Menu, Text } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SignOutDialog } from "#web/accounts/sign-out-dialog.tsx";
import { UserButton, type UserMenuProps } from "./user-button.tsx";

/** The list under the person's name; it opens at once, because the click that fetched it has been made. */
export function UserMenuOpen(props: UserMenuProps) {
  const { t } = useTranslation("accounts");
  const { user, signOut } = props;
  const target = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu
        defaultOpened
        position="bottom-end"
        width={240}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        transitionProps={{ duration: 100 }}
        // The button that had the focus was replaced when this list arrived, so the focus is put back by hand.
        onClose={() => target.current?.focus()}
      >
        <Menu.Target>
          <UserButton {...props} ref={target} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text fw={600} c="var(--sx-ink)">
              {user.fullName}
            </Text>
            <Text fz="sm">{t(`roles.${user.role}`)}</Text>
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={signOut.start}>
            {t("signOut")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SignOutDialog signOut={signOut} />
    </>
  );
}
