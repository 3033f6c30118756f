import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.tsx";
import { UserButton, type UserMenuProps } from "./user-button.tsx";

const loadMenu = () => import("./user-menu-open.tsx");
const OpenMenu = lazy(async () => ({ default: (await loadMenu()).UserMenuOpen }));

/** Long after everything a page needs itself; from then on the menu opens without a connection as well. */
const FETCH_AFTER_MS = 2000;
const fetchMenu = () => void loadMenu().catch(() => undefined);

/** Whose session this is, and the way out of it. The list itself is fetched when somebody reaches for it, or later. */
export function UserMenu(props: UserMenuProps) {
  const { t } = useTranslation("accounts");
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(fetchMenu, FETCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  // Shown only once it is here: a list that cannot be fetched must not take the page down with it.
  const open = () =>
    void loadMenu().then(
      () => setWanted(true),
      () => showToast({ kind: "error", message: t("errors.signOutFailed") }),
    );
  const button = <UserButton {...props} onClick={open} onPointerEnter={fetchMenu} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
