const PREFIX = "shuxiang.draft.";

const keyOf = (owner: string, name: string) => `${PREFIX}${owner}.${name}`;

/** What somebody typed and has not saved yet, kept on this device under the typist's own token. */
export function readDraft<T>(owner: string, name: string): T | undefined {
  const text = localStorage.getItem(keyOf(owner, name));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    // A draft that another version wrote differently is worth less than a page that opens.
    localStorage.removeItem(keyOf(owner, name));
    return undefined;
  }
}

/** Storage may be full or forbidden: then it says false, and the page itself is the only copy. */
export function writeDraft(owner: string, name: string, draft: unknown): boolean {
  try {
    localStorage.setItem(keyOf(owner, name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(owner: string, name: string): void {
  localStorage.removeItem(keyOf(owner, name));
}

/** The names of everything this person has not saved yet on this device. */
export function draftNames(owner: string): string[] {
  const start = keyOf(owner, "");
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}

/** Tells when another tab of this browser has changed a draft or removed it; call the result to hear no more. */
export function onDraftChange(owner: string, name: string, changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(owner, name) || key === null) changed();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** On signing out nothing of this person stays behind; other people's drafts on a shared device do. */
export function removeDraftsOf(owner: string): void {
  for (const name of draftNames(owner)) removeDraft(owner, name);
}
