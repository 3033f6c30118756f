import { lazy, Suspense, useState } from "react";
import { UserButton, type UserMenuProps } from "./user-button.tsx";

const loadMenu = () => import("./user-menu-open.tsx");
const OpenMenu = lazy(async () => ({ default: (await loadMenu()).UserMenuOpen }));

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
