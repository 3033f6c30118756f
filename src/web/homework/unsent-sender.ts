import type { Choice, SubmissionView } from "#domain/homework/homework.types.ts";
import { errorCode } from "../rpc/show-error.ts";
import {
  type AnswerDraft,
  choicesOf,
  newestPicks,
  picksOf,
  readAnswers,
  removeAnswers,
  unsentHomework,
  unsentInOrder,
  withoutPick,
  writeAnswers,
} from "./answer-draft.ts";
import { callFailure, waitForConnection } from "./call-failure.ts";

type SenderOptions = {
  readonly owner: string;
  /** Its own screen sends what belongs to it, and must not find it gone from the device meanwhile. */
  readonly isOpen: (homeworkToken: string) => boolean;
  readonly saveChoice: (homeworkToken: string, choice: Choice) => Promise<unknown>;
  readonly submit: (homeworkToken: string, choices: readonly Choice[]) => Promise<SubmissionView>;
  readonly onSubmitted: (title: string, submission: SubmissionView) => void;
  /** A submission that was waiting is refused for good. */
  readonly onRefused: (error: unknown) => void;
};

/** Sends what earlier visits to the reading screen could not send, whichever page the child is on now. */
export function createUnsentSender(options: SenderOptions) {
  const { owner } = options;
  /** Refused in this visit: its answers stay on the device, but asking again would only repeat the refusal. */
  const refused = new Set<string>();
  let isRunning = false;
  let isWoken = false;
  let nap = new AbortController();
  let isStopped = true;

  const change = (homeworkToken: string, next: (draft: AnswerDraft) => AnswerDraft) => {
    writeAnswers(owner, homeworkToken, next(readAnswers(owner, homeworkToken)));
  };

  async function submitQueued(homeworkToken: string, { submission, unsent }: AnswerDraft): Promise<void> {
    if (!submission) return;
    const choices = choicesOf(newestPicks(picksOf(submission.choices), unsent));
    const result = await options.submit(homeworkToken, choices);
    removeAnswers(owner, homeworkToken);
    options.onSubmitted(submission.title, result);
  }

  async function sendPicks(homeworkToken: string, draft: AnswerDraft): Promise<void> {
    for (const [questionIndex, pick] of unsentInOrder(draft)) {
      if (isStopped || options.isOpen(homeworkToken)) return;
      await options.saveChoice(homeworkToken, { questionIndex, choiceIndex: pick.choiceIndex });
      change(homeworkToken, (before) => withoutPick(before, questionIndex, pick));
    }
  }

  function refuse(homeworkToken: string, wasQueued: boolean, error: unknown): void {
    refused.add(homeworkToken);
    if (errorCode(error) === "homework.alreadySubmitted") removeAnswers(owner, homeworkToken);
    else change(homeworkToken, (before) => ({ ...before, submission: null }));
    if (wasQueued) options.onRefused(error);
  }

  /** True when everything that can be sent now has been. */
  async function sendAll(): Promise<boolean> {
    for (const homeworkToken of unsentHomework(owner)) {
      if (isStopped) return true;
      if (refused.has(homeworkToken) || options.isOpen(homeworkToken)) continue;
      const draft = readAnswers(owner, homeworkToken);
      try {
        if (draft.submission) await submitQueued(homeworkToken, draft);
        else await sendPicks(homeworkToken, draft);
      } catch (error) {
        const failure = callFailure(error);
        if (failure === "connection") return false;
        if (failure === "signedOut") return true;
        refuse(homeworkToken, draft.submission !== null, error);
      }
    }
    return true;
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let failures = 1; !isStopped; failures += 1) {
      isWoken = false;
      const isDone = await sendAll();
      if (isDone && !isWoken) break;
      nap = new AbortController();
      if (!isDone && !isWoken) await waitForConnection(failures, nap.signal);
    }
    isRunning = false;
  }

  return {
    /** Looks at once: the child has opened its pages, or left a homework with something unsent. */
    wake(): void {
      isWoken = true;
      nap.abort();
      if (!isRunning) void run();
    },
    start(): void {
      isStopped = false;
    },
    stop(): void {
      isStopped = true;
      nap.abort();
    },
  };
}
