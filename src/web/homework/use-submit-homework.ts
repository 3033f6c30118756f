import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenQuestion, SubmissionView } from "#domain/homework/homework.types.ts";
import { unansweredCount } from "#domain/homework/mark-answers.ts";
import { hasQuestions } from "#domain/homework/quiz-questions.ts";
import { client } from "../rpc/client.ts";
import { errorSentence } from "../rpc/show-error.ts";
import { showToast } from "../ui/toast.tsx";
import type { AnswerSync } from "./answer-sync.ts";
import { closesHomework, isConnectionLoss, waitForConnection } from "./call-failure.ts";
import { focusQuestion } from "./quiz-question.tsx";
import { ABOUT_SUBMISSION } from "./submission-toast.ts";

const FLUSH_WAIT_MS = 3000;
const afterMs = (waitMs: number) => new Promise<void>((resolve) => window.setTimeout(resolve, waitMs));

/** What the reading timer offers to a submission; it belongs to another slice and is handed in by the page. */
export type ReadingTime = { readonly flush: () => Promise<void>; readonly end: () => void };

type SubmitOptions = {
  readonly homeworkToken: string;
  readonly title: string;
  readonly questions: readonly OpenQuestion[];
  readonly sync: AnswerSync;
  readonly readingTime: ReadingTime;
  readonly onSubmitted: (submission: SubmissionView) => void;
};

/** Checks, submits, and keeps everything on a failure. Without a connection it submits when there is one again. */
export function useSubmitHomework(options: SubmitOptions) {
  const { t } = useTranslation("homework");
  const latest = useRef(options);
  latest.current = options;
  const [busy, setBusy] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [closedBy, setClosedBy] = useState<unknown>(null);
  const waiting = useRef<AbortController | null>(null);
  const isOpen = useRef(true);

  const send = useCallback(
    async (quiet: boolean): Promise<"done" | "offline" | "failed"> => {
      const { homeworkToken, title, sync, readingTime, onSubmitted } = latest.current;
      setBusy(true);
      // The result tells the minutes read, so the last slice goes first; a failed or slow one holds nothing up.
      await Promise.all([sync.pause(), Promise.race([readingTime.flush(), afterMs(FLUSH_WAIT_MS)])]);
      try {
        const choices = [...sync.getState().choices];
        const submission = await client.homework.submit({ homeworkToken, choices });
        readingTime.end();
        sync.forget();
        showToast({
          ...ABOUT_SUBMISSION,
          kind: "success",
          title: t("submit.doneTitle"),
          message: t("submit.doneBody"),
        });
        onSubmitted(submission);
        return "done";
      } catch (error) {
        setBusy(false);
        const offline = isConnectionLoss(error);
        if (!quiet || !offline) {
          const message = offline ? t("submit.connectionBody") : errorSentence(error);
          showToast({ ...ABOUT_SUBMISSION, kind: "error", title: t("submit.failedTitle"), message });
        }
        sync.requestSubmit(offline ? title : null);
        if (closesHomework(error)) setClosedBy(error);
        else if (isOpen.current) sync.start();
        return offline ? "offline" : "failed";
      }
    },
    [t],
  );

  const sendUntilConnected = useCallback(
    async (startsQuiet: boolean) => {
      waiting.current?.abort();
      const stop = new AbortController();
      waiting.current = stop;
      let quiet = startsQuiet;
      for (let failures = 1; !stop.signal.aborted && (await send(quiet)) === "offline"; failures += 1) {
        quiet = true;
        await waitForConnection(failures, stop.signal);
      }
    },
    [send],
  );

  useEffect(() => {
    isOpen.current = true;
    if (latest.current.sync.submitRequested()) void sendUntilConnected(true);
    return () => {
      isOpen.current = false;
      waiting.current?.abort();
    };
  }, [sendUntilConnected]);

  const submit = () => {
    const { questions, sync } = latest.current;
    if (!hasQuestions(questions)) {
      showToast({
        ...ABOUT_SUBMISSION,
        kind: "error",
        title: t("submit.noQuestionsTitle"),
        message: t("submit.noQuestionsBody"),
      });
      return;
    }
    const { choices } = sync.getState();
    const n = unansweredCount(questions.length, choices);
    setIncomplete(n > 0);
    if (n === 0) return void sendUntilConnected(false);
    showToast({
      ...ABOUT_SUBMISSION,
      kind: "error",
      title: t("submit.incompleteTitle"),
      message: t("submit.incompleteBody", { n }),
    });
    const picked = new Set(choices.map(({ questionIndex }) => questionIndex));
    focusQuestion(questions.findIndex((_, index) => !picked.has(index)));
  };

  return { submit, busy, incomplete, closedBy };
}
