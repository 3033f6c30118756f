import { Paper, SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useUiLabels } from "./ui-labels.tsx";

/** `label` says what is being waited for; the general word for loading when left out. */
type SkeletonProps = { readonly label?: string; readonly count?: number };

function Waiting({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  const labels = useUiLabels();
  return (
    <div role="status" aria-busy="true" aria-label={label ?? labels.loading}>
      {children}
    </div>
  );
}

const slots = (count: number) => Array.from({ length: count }, (_, index) => `slot-${index}`);

/** A list of cards on its way. */
export function CardListSkeleton({ label, count = 3 }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <Stack>
        {slots(count).map((slot) => (
          <Paper key={slot} withBorder p="lg">
            <Skeleton height={22} width="55%" mb="sm" />
            <Skeleton height={14} width="35%" mb="md" />
            <Skeleton height={38} width={120} />
          </Paper>
        ))}
      </Stack>
    </Waiting>
  );
}

/** A shelf of cards with pictures on its way, as wide as the cards that will come. */
export function ShelfSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <SimpleGrid type="container" cols={{ base: 1, "560px": 2, "840px": 3 }} spacing="md">
        {slots(count).map((slot) => (
          <Paper key={slot} withBorder style={{ overflow: "hidden" }}>
            <Skeleton height={150} radius={0} />
            <Stack p="md" gap="sm">
              <Skeleton height={20} width="55%" />
              <Skeleton height={14} width="75%" />
              <Skeleton height={34} />
            </Stack>
          </Paper>
        ))}
      </SimpleGrid>
    </Waiting>
  );
}

/** A page's title and the line below it on their way. `title` names the page for those who do not see it. */
export function PageHeaderSkeleton({ title }: { readonly title: string }) {
  return (
    <div>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Skeleton height={14} width={180} mb="sm" />
      <Skeleton height={32} width={220} mb="xs" />
      <Skeleton height={16} width={300} />
    </div>
  );
}

/** A row of figures on its way. */
export function StatCardsSkeleton({ label, count = 4 }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <SimpleGrid cols={{ base: 2, sm: count }}>
        {slots(count).map((slot) => (
          <Skeleton key={slot} height={96} radius="md" />
        ))}
      </SimpleGrid>
    </Waiting>
  );
}

/** A table on its way: a header and as many rows as will come. */
export function TableSkeleton({ label, count = 5 }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <Stack gap="xs">
        <Skeleton height={28} />
        {slots(count).map((slot) => (
          <Skeleton key={slot} height={44} />
        ))}
      </Stack>
    </Waiting>
  );
}

/** A text on its way: title, badges, lines. */
export function ArticleSkeleton({ label, count = 8 }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <Stack maw={760} mx="auto">
        <Skeleton height={34} width="60%" />
        <Skeleton height={20} width="30%" mb="lg" />
        {slots(count).map((slot, index) => (
          <Skeleton key={slot} height={26} width={index % 4 === 3 ? "70%" : "100%"} mb="xs" />
        ))}
      </Stack>
    </Waiting>
  );
}
