import { Paper, SimpleGrid, Skeleton, Stack } from "@mantine/core";
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
