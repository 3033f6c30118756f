import { Alert, Button, Text } from "@mantine/core";
import { IconInfoCircle, IconWifiOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { errorCode, errorSentence } from "../rpc/show-error.ts";
import { LinkTo } from "../ui/link-to.tsx";

type ReadingNoticeProps = {
  readonly articleToken: string;
  readonly homeworkToken: string;
  readonly connectionLost: boolean;
  /** Submitted elsewhere or recalled meanwhile: the answers stay in sight, but nothing more can be saved. */
  readonly closedBy: unknown;
};

/** What a child must know about its own work while it answers. */
export function ReadingNotice({ articleToken, homeworkToken, connectionLost, closedBy }: ReadingNoticeProps) {
  const { t } = useTranslation("homework");
  if (closedBy) {
    const submitted = errorCode(closedBy) === "homework.alreadySubmitted";
    const href = submitted ? paths.student.review(articleToken, homeworkToken) : paths.student.pending;
    return (
      <Alert color="amber" role="alert" icon={<IconInfoCircle />}>
        <Text mb="sm">{errorSentence(closedBy)}</Text>
        <Button size="sm" variant="default" renderRoot={(root) => <LinkTo {...root} href={href} />}>
          {t(submitted ? "completed.review" : "completed.emptyAction")}
        </Button>
      </Alert>
    );
  }
  if (!connectionLost) return null;
  return (
    <Alert color="amber" role="alert" icon={<IconWifiOff />}>
      {t("quiz.connectionLost")}
    </Alert>
  );
}
