import type { Choice } from "#domain/homework/homework.types.ts";
import {
  type AnswerDraft,
  choicesOf,
  laterThanAll,
  NOTHING_UNSENT,
  newestPicks,
  type Pick,
  picksOf,
  readAnswers,
  removeAnswers,
  unsentInOrder,
  withoutPick,
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
 * delays the second half and never the first. The device's copy is shared with other tabs, so it is read again
 * before every change.
 */
export function createAnswerSync({ owner, homeworkToken, serverChoices, saveChoice }: AnswerSyncOptions) {
  const listeners = new Set<() => void>();
  let draft: AnswerDraft = readAnswers(owner, homeworkToken);
  let picks = newestPicks(picksOf(serverChoices), draft.unsent);
  let isKept = true;
  let state: AnswerState = { choices: choicesOf(picks), save: null, connectionLost: false, closedBy: null };
  let stop = new AbortController();
  let sending: Promise<void> | null = null;

  const tell = (part: Partial<AnswerState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const change = (next: (draft: AnswerDraft) => AnswerDraft) => {
    // What the device does not hold any more was confirmed by another tab, or its writer has signed out.
    draft = next(isKept ? readAnswers(owner, homeworkToken) : draft);
    isKept = writeAnswers(owner, homeworkToken, draft);
  };
  const tellSave = (questionIndex: number, saveState: SaveState) => {
    // Only the question that was touched last speaks: an older one's 'Saved' would jump across the page.
    if (state.save?.questionIndex === questionIndex) tell({ save: { questionIndex, state: saveState } });
  };

  async function sendOne(questionIndex: number, pick: Pick): Promise<"sent" | "again" | "stop"> {
    try {
      await saveChoice({ questionIndex, choiceIndex: pick.choiceIndex });
      change((before) => withoutPick(before, questionIndex, pick));
      if (draft.unsent[questionIndex] === undefined) tellSave(questionIndex, "saved");
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
      change((before) => withoutPick(before, questionIndex, pick));
      return "sent";
    }
  }

  async function sendAll(signal: AbortSignal): Promise<void> {
    let failures = 0;
    for (let next = unsentInOrder(draft)[0]; next && !signal.aborted; next = unsentInOrder(draft)[0]) {
      const outcome = await sendOne(...next);
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
      const pick = { choiceIndex: choice.choiceIndex, pickedAtMs: laterThanAll(picks, Date.now()) };
      change((before) => withPick(before, choice.questionIndex, pick));
      picks = { ...picks, [choice.questionIndex]: pick };
      const saveState = state.connectionLost ? "waiting" : "saving";
      tell({ choices: choicesOf(picks), save: { questionIndex: choice.questionIndex, state: saveState } });
      send();
    },
    /** Another tab has picked or sent something: its later picks show here too, and it sends them itself. */
    takeOver(): void {
      draft = readAnswers(owner, homeworkToken);
      picks = newestPicks(picks, draft.unsent);
      tell({ choices: choicesOf(picks) });
      if (state.save && draft.unsent[state.save.questionIndex] === undefined)
        tellSave(state.save.questionIndex, "saved");
      if (unsentInOrder(draft).length === 0) tell({ connectionLost: false });
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
    submitRequested: (): boolean => draft.submission !== null,
    /** Remembers that the child has pressed Submit, for when there is a connection, or forgets it again. */
    requestSubmit(title: string | null): void {
      const submission = title === null ? null : { title, choices: choicesOf(picks) };
      change((before) => ({ ...before, submission }));
    },
    /** The homework is submitted: the device has nothing to remember. */
    forget(): void {
      draft = NOTHING_UNSENT;
      removeAnswers(owner, homeworkToken);
    },
  };
}
