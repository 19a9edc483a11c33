import { contactFields, emptyMessage, isEmpty, type ContactMessage } from './fields';
import { draftKey } from './keepTyped';

const sendingKey = 'contact-sending';

/** The draft of this page, where the browser refuses to store it. */
let unstored: ContactMessage | undefined;

/** The message that a visitor has begun in this tab; empty fields where there is none. */
export function readDraft(): ContactMessage {
  const draft = { ...emptyMessage, ...unstored };
  if (unstored) return draft;
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(draftKey) ?? '');
    for (const field of contactFields) draft[field] = stored.getAll(field).find(Boolean) ?? '';
  } catch {
    // A browser that refuses storage is the same as no draft.
  }
  return draft;
}

/** Keeps a begun message for this tab, or without storage for this page and those that are navigated to. */
export function writeDraft(draft: ContactMessage): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, new URLSearchParams({ ...draft }).toString());
    unstored = undefined;
  } catch {
    unstored = { ...draft };
  }
}

/** Notes for a page that this tab loads next whether a message is on its way. */
export function noteSending(isSending: boolean): void {
  try {
    if (isSending) sessionStorage.setItem(sendingKey, '1');
    else sessionStorage.removeItem(sendingKey);
  } catch {
    // Without storage no draft outlives the page, of which something could be said.
  }
}

/** Whether the draft was on its way when the visitor left a page that can no longer tell what became of it. */
export function mayHaveArrived(): boolean {
  try {
    return sessionStorage.getItem(sendingKey) !== null && !isEmpty(readDraft());
  } catch {
    return false;
  }
}

/**
 * What is left of a draft once a message has been sent: what the visitor has
 * changed in the meantime, field by field.
 */
export function withoutSent(draft: ContactMessage, sent: ContactMessage): ContactMessage {
  const left = { ...draft };
  for (const field of contactFields) if (draft[field] === sent[field]) left[field] = '';
  return left;
}
