import { Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ProgressRing } from "../ui/progress-ring.tsx";
import classes from "./quiz.module.css";
import { QuizCountdown } from "./quiz-countdown.tsx";

type QuizStatusProps = {
  readonly viewerToken: string;
  readonly homeworkToken: string;
  readonly answered: number;
  readonly total: number;
  readonly attempt: number;
};

/** How many questions, how many answered, how much time, which attempt. */
export function QuizStatus({ viewerToken, homeworkToken, answered, total, attempt }: QuizStatusProps) {
  const { t } = useTranslation("homework");
  const percent = total > 0 ? Math.round((answered / total) * 100) : 0;
  const progressAria = t("quiz.progressAria", { answered, total });
  return (
    <div className={`${classes.status} sx-no-print`}>
      <div className={classes.figures}>
        <ProgressRing
          percent={percent}
          label={progressAria}
          size={64}
          tone={answered === total ? "done" : "accent"}
        />
        <div className={classes.figure}>
          <span className={classes.figureValue}>{t("quiz.progress", { answered, total })}</span>
          <span className={classes.figureLabel}>{t("labels.questions", { count: total })}</span>
        </div>
        <QuizCountdown viewerToken={viewerToken} homeworkToken={homeworkToken} />
        <div className={classes.figure}>
          <span className={classes.figureValue}>{t("quiz.attempt", { n: attempt })}</span>
          <span className={classes.figureLabel}>{t("quiz.attemptLabel")}</span>
        </div>
      </div>
      <Progress
        value={percent}
        aria-label={progressAria}
        color={answered === total ? "jade" : "vermilion"}
        size="sm"
        mt="sm"
      />
    </div>
  );
}
