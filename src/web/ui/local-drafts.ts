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

export function writeDraft(owner: string, name: string, draft: unknown): void {
  try {
    localStorage.setItem(keyOf(owner, name), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: then the page itself is the only copy, as it was before.
  }
}

export function removeDraft(owner: string, name: string): void {
  localStorage.removeItem(keyOf(owner, name));
}

/** On signing out nothing of this person stays behind; other people's drafts on a shared device do. */
export function removeDraftsOf(owner: string): void {
  const own = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${owner}.`));
  for (const key of own) localStorage.removeItem(key);
}
