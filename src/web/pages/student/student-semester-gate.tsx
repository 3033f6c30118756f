import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/rpc/query-client.ts";
import { errorCode } from "#web/rpc/show-error.ts";
import { ErrorPanel } from "#web/ui/error-panel.tsx";

type StudentSemesterGateProps = {
  /** Drawn at once, with no year until it is known, so that nothing waits for it twice. */
  readonly children: (semesterYear: string | undefined) => ReactNode;
};

/** Without a current semester a child's pages say why instead of showing anything. */
export function StudentSemesterGate({ children }: StudentSemesterGateProps) {
  const { t } = useTranslation(["homework", "semesters", "shared"]);
  const semester = useQuery(orpc.semesters.current.queryOptions());
  if (!semester.error) return children(semester.data?.semesterYear);
  return (
    <ErrorPanel
      title={t("homework:student.unableToLoad")}
      text={t(`semesters:errors.${sentenceFor(semester.error)}`)}
      retryLabel={t("shared:retry")}
      onRetry={() => semester.refetch()}
    />
  );
}

/** The server that answers with a fault could not read the semester; anything else nobody foresaw. */
function sentenceFor(error: unknown): "noneForStudent" | "loadFailed" | "unexpected" {
  if (errorCode(error) === "semesters.noneCurrent") return "noneForStudent";
  return error instanceof ORPCError ? "loadFailed" : "unexpected";
}
