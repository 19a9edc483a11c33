const prefix = 'translate:draft:';

/** A text that isn't saved yet. */
export interface Draft {
  text: string;
  /** `version` of the text that the translator started from. */
  opened: string;
}

/** The draft of a text, kept for as long as the tab is open. */
export function draftOf(id: string): Draft | null {
  const stored = sessionStorage.getItem(prefix + id);
  return stored === null ? null : (JSON.parse(stored) as Draft);
}

/** Keeps a draft; null forgets it. */
export function keepDraft(id: string, draft: Draft | null): void {
  if (draft) sessionStorage.setItem(prefix + id, JSON.stringify(draft));
  else sessionStorage.removeItem(prefix + id);
  window.dispatchEvent(new Event(draftsChanged));
}

/** Event of the window: a draft was kept or forgotten. */
export const draftsChanged = 'translate:drafts';

/** The ids of all texts with a draft. */
export function draftIds(): string[] {
  return Object.keys(sessionStorage)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}
