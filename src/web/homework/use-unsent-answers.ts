import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../rpc/client.ts";
import { errorSentence } from "../rpc/show-error.ts";
import { showToast } from "../ui/toast.tsx";
import { refreshAfterSubmission, useFinishedHomework } from "./finished-homework.ts";
import { ABOUT_SUBMISSION } from "./submission-toast.ts";
import { createUnsentSender } from "./unsent-sender.ts";

type UnsentAnswersOptions = {
  readonly owner: string;
  /** The homework whose own screen the child is on. */
  readonly openHomework: string | undefined;
};

/** As long as a child is on any of its pages, what could not be sent goes out when there is a connection. */
export function useUnsentAnswers({ owner, openHomework }: UnsentAnswersOptions): void {
  const { t } = useTranslation("homework");
  const queryClient = useQueryClient();
  const { set } = useFinishedHomework();
  const latest = useRef({ t, set, openHomework });
  latest.current = { t, set, openHomework };
  const [sender] = useState(() =>
    createUnsentSender({
      owner,
      isOpen: (homeworkToken) => latest.current.openHomework === homeworkToken,
      saveChoice: (homeworkToken, choice) => client.homework.saveChoice({ homeworkToken, ...choice }),
      submit: (homeworkToken, choices) => client.homework.submit({ homeworkToken, choices: [...choices] }),
      onSubmitted: (title, submission) => {
        const { t: say, set: setFinished } = latest.current;
        refreshAfterSubmission(queryClient);
        setFinished({ title, submission });
        showToast({
          ...ABOUT_SUBMISSION,
          kind: "success",
          title: say("submit.doneTitle"),
          message: say("submit.doneBody"),
        });
      },
      onRefused: (error) => {
        const title = latest.current.t("submit.failedTitle");
        showToast({ ...ABOUT_SUBMISSION, kind: "error", title, message: errorSentence(error) });
      },
    }),
  );
  useEffect(() => {
    sender.start();
    return sender.stop;
  }, [sender]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a homework that was left may have something to send
  useEffect(sender.wake, [sender, openHomework]);
}
