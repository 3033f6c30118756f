import type { Choice } from "#domain/homework/homework.types.ts";
import {
  type AnswerDraft,
  choicesOf,
  mergeAnswers,
  readAnswers,
  removeAnswers,
  withConfirmed,
  withPick,
  writeAnswers,
} from "./answer-draft.ts";
import { callFailure, closesHomework, waitForConnection } from "./call-failure.ts";
import type { SaveState } from "./quiz-player.tsx";

export type AnswerState = {
  readonly choices: readonly Choice[];
  /** About the question that was touched last. */
  readonly save: { readonly questionIndex: number; readonly state: SaveState } | null;
  readonly connectionLost: boolean;
  /** Why nothing can be saved any more: submitted elsewhere, recalled. */
  readonly closedBy: unknown;
};

type SaveChoice = (choice: Choice) => Promise<unknown>;
type AnswerSyncOptions = {
  readonly owner: string;
  readonly homeworkToken: string;
  readonly serverChoices: readonly Choice[];
  readonly saveChoice: SaveChoice;
};
export type AnswerSync = ReturnType<typeof createAnswerSync>;

/**
 * Keeps a child's picks: on this device at once, on the server one by one and in order. A lost connection
 * delays the second half and never the first.
 */
export function createAnswerSync({ owner, homeworkToken, serverChoices, saveChoice }: AnswerSyncOptions) {
  const listeners = new Set<() => void>();
  let draft: AnswerDraft = mergeAnswers(serverChoices, readAnswers(owner, homeworkToken));
  let state: AnswerState = { choices: choicesOf(draft), save: null, connectionLost: false, closedBy: null };
  let stop = new AbortController();
  let sending: Promise<void> | null = null;

  const tell = (part: Partial<AnswerState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const keep = (next: AnswerDraft) => {
    draft = next;
    writeAnswers(owner, homeworkToken, draft);
  };
  const tellSave = (questionIndex: number, saveState: SaveState) => {
    // Only the question that was touched last speaks: an older one's 'Saved' would jump across the page.
    if (state.save?.questionIndex === questionIndex) tell({ save: { questionIndex, state: saveState } });
  };

  async function sendOne(questionIndex: number): Promise<"sent" | "again" | "stop"> {
    const choiceIndex = draft.choices[questionIndex] ?? 0;
    try {
      await saveChoice({ questionIndex, choiceIndex });
      keep(withConfirmed(draft, { questionIndex, choiceIndex }));
      if (draft.choices[questionIndex] === choiceIndex) tellSave(questionIndex, "saved");
      tell({ connectionLost: false });
      return "sent";
    } catch (error) {
      tellSave(questionIndex, "waiting");
      const failure = callFailure(error);
      if (failure === "connection") {
        tell({ connectionLost: true });
        return "again";
      }
      if (closesHomework(error)) tell({ closedBy: error });
      if (failure === "signedOut" || closesHomework(error)) return "stop";
      // One pick that the server cannot read must not hold up the others; the submission still carries it.
      keep({ ...draft, unsent: draft.unsent.filter((index) => index !== questionIndex) });
      return "sent";
    }
  }

  async function sendAll(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted && draft.unsent[0] !== undefined) {
      const outcome = await sendOne(draft.unsent[0]);
      if (outcome === "stop") return;
      failures = outcome === "again" ? failures + 1 : 0;
      if (outcome === "again") await waitForConnection(failures, signal);
    }
  }

  function send(): void {
    if (sending || stop.signal.aborted || state.closedBy) return;
    const { signal } = stop;
    sending = sendAll(signal).then(() => {
      sending = null;
      // Paused and started again while a call was on its way: that round ended, the new one begins here.
      if (signal !== stop.signal) send();
    });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): AnswerState => state,
    choose(choice: Choice): void {
      keep(withPick(draft, choice));
      tell({ choices: choicesOf(draft), save: { questionIndex: choice.questionIndex, state: "saving" } });
      send();
    },
    /** Starts sending what an earlier visit could not send. */
    start(): void {
      stop = new AbortController();
      send();
    },
    /** Ends sending and waits for the call on its way, so that nothing follows a submission. */
    async pause(): Promise<void> {
      stop.abort();
      await sending;
    },
    submitRequested: (): boolean => draft.submitRequested,
    requestSubmit: (submitRequested: boolean): void => keep({ ...draft, submitRequested }),
    /** The homework is submitted: the device has nothing to remember. */
    forget(): void {
      draft = { choices: draft.choices, unsent: [], submitRequested: false };
      removeAnswers(owner, homeworkToken);
    },
  };
}
