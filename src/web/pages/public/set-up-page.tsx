import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SetUpResult } from "#domain/school/school.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { errorCode, errorSentence } from "#web/rpc/show-error.ts";
import { SetUpDone } from "#web/school/set-up-done.tsx";
import { SetUpForm } from "#web/school/set-up-form.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { LinkTo } from "#web/ui/link-to.tsx";
import { TableSkeleton } from "#web/ui/loading-skeletons.tsx";

/** Behind the console's one-time link. */
export function SetUpPage() {
  const { t } = useTranslation(["school", "shared"]);
  const { token = "" } = useSearch({ strict: false }) as { token?: string };
  const [result, setResult] = useState<SetUpResult>();
  const state = useQuery(orpc.school.setUpState.queryOptions({ input: { token } }));

  if (result) return <SetUpDone logins={result.logins} />;
  if (state.isPending) return <TableSkeleton />;
  if (state.isSuccess && state.data.open) return <SetUpForm token={token} onDone={setResult} />;
  // A used link and a wrong one are answers; anything else is worth another try.
  const refused = state.isSuccess || errorCode(state.error)?.startsWith("school.");
  if (!refused) {
    return (
      <ErrorPanel
        title={t("shared:somethingWrong")}
        text={errorSentence(state.error)}
        onRetry={() => void state.refetch()}
      />
    );
  }
  return (
    <EmptyState
      titleOrder={1}
      title={state.isError ? errorSentence(state.error) : t("setUp.linkInvalid")}
      help={t("setUp.linkInvalidHelp")}
      action={
        <Button renderRoot={(root) => <LinkTo {...root} href={paths.auth.staffLogin} />}>
          {t("setUp.toSignIn")}
        </Button>
      }
    />
  );
}
