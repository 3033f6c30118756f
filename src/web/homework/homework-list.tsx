import { Stack } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Page } from "#domain/shared/page.ts";
import { errorCode } from "../rpc/show-error.ts";
import { ErrorPanel } from "../ui/error-panel.tsx";
import { CardListSkeleton } from "../ui/loading-skeletons.tsx";
import { showToast } from "../ui/toast.tsx";
import type { TablePageState } from "../ui/use-table-page.ts";
import { HomeworkListFooter } from "./homework-list-footer.tsx";

type HomeworkListProps<Row> = {
  readonly query: {
    readonly data: Page<Row> | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly state: TablePageState;
  readonly failedBody: string;
  readonly empty: ReactNode;
  readonly children: (row: Row, index: number) => ReactNode;
};

/** A child's list of homework cards in each of its states: on its way, failed, empty, there. */
export function HomeworkList<Row>({ query, state, failedBody, empty, children }: HomeworkListProps<Row>) {
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const { data, error, refetch } = query;
  const title = t("pending.loadFailedTitle");
  // Without a semester the page says so itself, in one place.
  const failed = error !== null && errorCode(error) !== "semesters.noneCurrent";
  useEffect(() => {
    if (failed) showToast({ kind: "error", title, message: failedBody });
  }, [failed, title, failedBody]);
  if (failed && !data) {
    return (
      <ErrorPanel title={title} text={failedBody} retryLabel={tShared("retry")} onRetry={() => refetch()} />
    );
  }
  if (!data) return <CardListSkeleton label={tShared("loading")} />;
  if (data.total === 0) return empty;
  return (
    <div>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: "none" }}>
        {data.rows.map(children)}
      </Stack>
      <HomeworkListFooter state={state} total={data.total} />
    </div>
  );
}
