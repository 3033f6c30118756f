import { Button, List, Stack, Text, Title } from "@mantine/core";

type ErrorScreenProps = {
  readonly title: string;
  readonly causesTitle: string;
  readonly causes: readonly string[];
  readonly reloadLabel: string;
  readonly onReload?: () => void;
};

/** The whole page has failed: likely causes in words, and one button. */
export function ErrorScreen({ title, causesTitle, causes, reloadLabel, onReload }: ErrorScreenProps) {
  return (
    <Stack maw={560} mx="auto" my="xl" p="lg" role="alert">
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text>{causesTitle}</Text>
      <List spacing="xs">
        {causes.map((cause) => (
          <List.Item key={cause}>{cause}</List.Item>
        ))}
      </List>
      <Button onClick={onReload ?? (() => window.location.reload())} style={{ alignSelf: "flex-start" }}>
        {reloadLabel}
      </Button>
    </Stack>
  );
}
