import { Button, Group } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useUiLabels } from "./ui-labels.tsx";

export type PagerLabels = {
  readonly navigation: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
};

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  /** The page buttons to draw, in order. */
  readonly window: readonly number[];
  /** The general words when left out. */
  readonly labels?: PagerLabels;
  readonly onPage: (page: number) => void;
};

/** Previous, a few numbered pages, next. */
export function Pager({ page, pages, window, labels: own, onPage }: PagerProps) {
  const general = useUiLabels().pager;
  const words = own ?? general;
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.navigation}>
      <Group gap={6}>
        <Button
          variant="default"
          size="sm"
          px="xs"
          aria-label={words.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={18} />
        </Button>
        {window.map((number) => (
          <Button
            key={number}
            size="sm"
            px="sm"
            variant={number === page ? "filled" : "default"}
            aria-label={words.page(number)}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button
          variant="default"
          size="sm"
          px="xs"
          aria-label={words.next}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={18} />
        </Button>
      </Group>
    </nav>
  );
}
