import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBackpack, IconHelpCircle, IconSchool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { StillSignedIn } from "#web/accounts/still-signed-in.tsx";
import { useSession } from "#web/rpc/use-session.ts";
import { HelpDialog } from "#web/school/help-dialog.tsx";
import { LinkTo } from "#web/ui/link-to.tsx";

/** The front door: two ways in, and help for those who have lost the key. */
export function LandingPage() {
  const { t } = useTranslation("school");
  const session = useSession();
  const [helpOpen, help] = useDisclosure(false);
  return (
    <Stack maw={860} mx="auto" mt={{ base: "md", sm: "xl" }} gap="xl">
      <div>
        <Title order={1}>{session?.school.nameEnglish || t("productName")}</Title>
        <Text c="dimmed" fz="lg">
          {session?.school.nameEnglish ? t("productName") : t("tagline")}
        </Text>
      </div>
      {session?.user && <StillSignedIn user={session.user} />}
      <section>
        <Title order={2} size="h4" mb="md">
          {t("welcome")}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <RoleCard
            href={paths.auth.studentLogin}
            icon={<IconBackpack size={44} stroke={1.4} />}
            title={t("studentCard")}
            help={t("studentCardHelp")}
          />
          <RoleCard
            href={paths.auth.staffLogin}
            icon={<IconSchool size={44} stroke={1.4} />}
            title={t("teacherCard")}
            help={t("teacherCardHelp")}
          />
        </SimpleGrid>
      </section>
      <Group justify="center">
        <Button variant="subtle" leftSection={<IconHelpCircle size={20} />} onClick={help.open}>
          {t("getHelp")}
        </Button>
      </Group>
      <HelpDialog opened={helpOpen} onClose={help.close} />
    </Stack>
  );
}

type RoleCardProps = {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly help: string;
};

function RoleCard({ href, icon, title, help }: RoleCardProps) {
  return (
    <Paper
      withBorder
      px="lg"
      py="xl"
      className="sx-card-link"
      renderRoot={(root) => <LinkTo {...root} href={href} />}
    >
      <Group wrap="nowrap" gap="lg" h="100%">
        <span aria-hidden="true" style={{ color: "var(--sx-accent)", display: "flex" }}>
          {icon}
        </span>
        <div>
          <Text fz="xl" fw={650}>
            {title}
          </Text>
          <Text c="dimmed">{help}</Text>
        </div>
      </Group>
    </Paper>
  );
}
