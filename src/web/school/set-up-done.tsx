import { ActionIcon, Button, CopyButton, Group, Stack, Table, Text, Title } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { LinkTo } from "#web/ui/link-to.tsx";

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
          <LoginsTable logins={logins} />
        </section>
      )}
    </Stack>
  );
}

function LoginsTable({ logins }: { readonly logins: readonly SampleLogin[] }) {
  const { t } = useTranslation(["school", "accounts"]);
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("setUp.role")}</Table.Th>
            <Table.Th>{t("setUp.name")}</Table.Th>
            <Table.Th>{t("setUp.signInName")}</Table.Th>
            <Table.Th>{t("setUp.password")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {logins.map(({ role, name, login, password }) => (
            <Table.Tr key={login}>
              <Table.Td>{t(`accounts:roles.${role}`)}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>
                <Copyable text={login} />
              </Table.Td>
              <Table.Td>
                <Copyable text={password} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Copyable({ text }: { readonly text: string }) {
  const { t } = useTranslation("school");
  return (
    <Group gap={6} wrap="nowrap">
      <Text span ff="monospace" fz="sm">
        {text}
      </Text>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color={copied ? "jade" : "gray"}
            onClick={copy}
            aria-label={copied ? t("setUp.copied") : t("setUp.copy", { what: text })}
          >
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  );
}
