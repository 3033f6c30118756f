import { Alert, Button, Group, Text } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { SessionUser } from "#domain/accounts/accounts.types.ts";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { LinkTo } from "#web/ui/link-to.tsx";
import { useSignOut } from "./use-sign-out.ts";

const SignOutDialog = lazy(async () => ({
  default: (await import("./sign-out-dialog.tsx")).SignOutDialog,
}));

/** On the start page without being remembered: one tap back to one's own pages, or out. */
export function StillSignedIn({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation("accounts");
  const signOut = useSignOut();
  const home = homePathOf(user.role);
  return (
    <Alert color="gray" variant="light">
      <Group justify="space-between">
        <Text>{t("signedInAs", { name: user.fullName })}</Text>
        <Group gap="sm">
          {home !== paths.home && (
            <Button size="sm" renderRoot={(root) => <LinkTo {...root} href={home} />}>
              {t("continue")}
            </Button>
          )}
          <Button size="sm" variant="default" loading={signOut.isPending} onClick={signOut.start}>
            {t("signOut")}
          </Button>
        </Group>
      </Group>
      {signOut.isAsking && (
        <Suspense fallback={null}>
          <SignOutDialog signOut={signOut} />
        </Suspense>
      )}
    </Alert>
  );
}
