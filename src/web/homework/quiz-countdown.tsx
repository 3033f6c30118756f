import { Alert } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./quiz.module.css";
import { clockText, useCountdown } from "./use-countdown.ts";

type QuizCountdownProps = { readonly viewerToken: string; readonly homeworkToken: string };

/** Twenty minutes running down. At zero it only says so: nothing is closed and nothing is lost. */
export function QuizCountdown({ viewerToken, homeworkToken }: QuizCountdownProps) {
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const secondsLeft = useCountdown(viewerToken, homeworkToken);
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      <div className={classes.figure}>
        <span className={classes.figureValue}>
          <IconClock size={18} aria-hidden="true" />
          <time role="timer" aria-label={t("quiz.timeLeft")}>
            {clockText(secondsLeft)}
          </time>
        </span>
        <span className={classes.figureLabel}>{t("quiz.timeLeft")}</span>
      </div>
      {secondsLeft === 0 && !dismissed && (
        <Alert
          className={classes.timeUp}
          color="amber"
          variant="light"
          role="alert"
          icon={<IconClock />}
          withCloseButton
          closeButtonLabel={tShared("close")}
          onClose={() => setDismissed(true)}
        >
          {t("quiz.timeUp")}
        </Alert>
      )}
    </>
  );
}
