import { Button, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { LinkTo } from "#web/ui/link-to.tsx";
import { PublicFrame } from "./public-layout.tsx";

/** An address that nobody gave out; the school's name above it leads home as well. */
export function NotFound() {
  const { t } = useTranslation("shared");
  return (
    <PublicFrame>
      <Stack align="flex-start" maw={520} mx="auto" my="xl">
        <Title order={1} size="h2">
          {t("pageNotFound")}
        </Title>
        <Text>{t("pageNotFoundHelp")}</Text>
        <Button renderRoot={(root) => <LinkTo {...root} href={paths.home} />}>{t("toStart")}</Button>
      </Stack>
    </PublicFrame>
  );
}
