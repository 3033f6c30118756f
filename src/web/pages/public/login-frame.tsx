import { Anchor, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { LinkTo } from "#web/ui/link-to.tsx";

type LoginFrameProps = {
  readonly title: string;
  readonly help: string;
  readonly other: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
};

/** Both logins look alike: title, help, form, and the way to the other one. */
export function LoginFrame({ title, help, other, children }: LoginFrameProps) {
  return (
    <Paper withBorder p={{ base: "lg", sm: "xl" }} maw={440} mx="auto" mt={{ base: "md", sm: "xl" }}>
      <Stack gap="lg">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text c="dimmed" mt={4}>
            {help}
          </Text>
        </div>
        {children}
        <Anchor ta="center" renderRoot={(root) => <LinkTo {...root} href={other.href} />}>
          {other.label}
        </Anchor>
      </Stack>
    </Paper>
  );
}
