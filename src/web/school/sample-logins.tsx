import { ActionIcon, CopyButton, Group, Paper, Stack, Table, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SampleLogin } from "#domain/school/school.types.ts";

/** Below this four columns no longer fit, and what is shown once must not stand outside the screen. */
const CARDS_BELOW = "(max-width: 639.98px)";

type SampleLoginsProps = { readonly logins: readonly SampleLogin[] };

/** Who can be tried out, each name and password with a button that copies it. */
export function SampleLogins({ logins }: SampleLoginsProps) {
  const isNarrow = useMediaQuery(CARDS_BELOW);
  return isNarrow ? <LoginCards logins={logins} /> : <LoginsTable logins={logins} />;
}

function LoginsTable({ logins }: SampleLoginsProps) {
  const { t } = useTranslation(["school", "accounts"]);
  return (
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
  );
}

function LoginCards({ logins }: SampleLoginsProps) {
  const { t } = useTranslation(["school", "accounts"]);
  return (
    <Stack
      component="ul"
      gap="sm"
      p={0}
      m={0}
      style={{ listStyle: "none" }}
      aria-label={t("setUp.loginsTitle")}
    >
      {logins.map(({ role, name, login, password }) => (
        <Paper component="li" key={login} withBorder p="md">
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600}>{name}</Text>
            <Text fz="sm" c="dimmed">
              {t(`accounts:roles.${role}`)}
            </Text>
          </Group>
          <Copyable text={login} />
          <Copyable text={password} />
        </Paper>
      ))}
    </Stack>
  );
}

function Copyable({ text }: { readonly text: string }) {
  const { t } = useTranslation("school");
  return (
    <Group gap={6} wrap="nowrap">
      <Text span ff="monospace" fz="sm" style={{ overflowWrap: "anywhere" }}>
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
