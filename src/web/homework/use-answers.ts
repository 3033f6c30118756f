import { useEffect, useState, useSyncExternalStore } from "react";
import type { Choice } from "#domain/homework/homework.types.ts";
import { client } from "../rpc/client.ts";
import { onAnswersChange } from "./answer-draft.ts";
import { createAnswerSync } from "./answer-sync.ts";

type UseAnswersOptions = {
  readonly owner: string;
  readonly homeworkToken: string;
  readonly serverChoices: readonly Choice[];
};

/** A child's picks of one homework, kept and sent as long as the screen is open. */
export function useAnswers({ owner, homeworkToken, serverChoices }: UseAnswersOptions) {
  const [sync] = useState(() =>
    createAnswerSync({
      owner,
      homeworkToken,
      serverChoices,
      saveChoice: (choice) => client.homework.saveChoice({ homeworkToken, ...choice }),
    }),
  );
  useEffect(() => {
    const unsubscribe = onAnswersChange(owner, homeworkToken, sync.takeOver);
    sync.start();
    return () => {
      unsubscribe();
      void sync.pause();
    };
  }, [sync, owner, homeworkToken]);
  return { sync, state: useSyncExternalStore(sync.subscribe, sync.getState) };
}
