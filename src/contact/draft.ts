import { contactFormId, valuesOf } from './fields';
import { contactFields, emptyMessage, type ContactMessage } from './message';

const draftKey = 'contact-draft';

/** The draft of this page, where the browser refuses to store it. */
let unstored: ContactMessage | undefined;

/** The message that a visitor has begun in this tab; empty fields where there is none. */
export function readDraft(): ContactMessage {
  const draft = { ...emptyMessage, ...unstored };
  if (unstored) return draft;
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(draftKey) ?? '');
    for (const field of contactFields) draft[field] = stored.get(field) ?? '';
  } catch {
    // A browser that refuses storage is the same as no draft.
  }
  return draft;
}

/** Keeps a begun message for this tab, or without storage for this page and those that are navigated to. */
export function writeDraft(draft: ContactMessage): void {
  try {
    if (Object.values(draft).join('') === '') sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, new URLSearchParams(draft).toString());
    unstored = undefined;
  } catch {
    unstored = { ...draft };
  }
}

/** Saves the draft on each input, also before the form is hydrated. */
export function saveDraftOnInput(): void {
  document.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.form?.id === contactFormId) writeDraft(valuesOf(target.form));
  });
}
