import { contactFormId, showCleanEmail, valuesOf } from './fields';
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

/** Saves the draft, also before the form is hydrated. An address shows as cleaned. */
export function saveDraftOnInput(): void {
  for (const event of ['input', 'change']) document.addEventListener(event, saveDraft);
}

function saveDraft(event: Event): void {
  const { target } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.form?.id !== contactFormId) return;
  if (target.type === 'email' && !isTyping(event)) showCleanEmail(target.form);
  writeDraft(valuesOf(target.form));
}

/** Whether more may follow: an address that is being typed is only cleaned once it is left. */
function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data } = event;
  const isCharacter = inputType === 'insertText' && (data ?? '').length <= 1;
  return isCharacter || inputType === 'insertCompositionText' || inputType.startsWith('delete');
}
