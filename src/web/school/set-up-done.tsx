import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { LinkTo } from "#web/ui/link-to.tsx";
import { SampleLogins } from "./sample-logins.tsx";

/** The school is ready; with the sample school, the logins to try it with. */
export function SetUpDone({ logins }: { readonly logins: readonly SampleLogin[] }) {
  const { t } = useTranslation(["school", "accounts"]);
  return (
    <Stack maw={800} mx="auto" mt="md">
      <Title order={1} size="h2">
        {t("setUp.done")}
      </Title>
      <Text>{t("setUp.doneHelp")}</Text>
      <Group>
        <Button renderRoot={(root) => <LinkTo {...root} href={paths.auth.staffLogin} />}>
          {t("setUp.toSignIn")}
        </Button>
        {logins.length > 0 && (
          <Button
            variant="default"
            renderRoot={(root) => <LinkTo {...root} href={paths.auth.studentLogin} />}
          >
            {t("accounts:studentLogin")}
          </Button>
        )}
      </Group>
      {logins.length > 0 && (
        <section>
          <Title order={2} size="h4" mt="md">
            {t("setUp.loginsTitle")}
          </Title>
          <Text c="dimmed" mb="sm">
            {t("setUp.loginsHelp")}
          </Text>
          <SampleLogins logins={logins} />
        </section>
      )}
    </Stack>
  );
}
