import { contactFormId, showCleanEmail, valuesOf } from './fields';
import { contactFields, emptyMessage, type ContactMessage } from './message';

const draftKey = 'contact-draft';

/** Fallback if the browser refuses session storage. */
let unstored: ContactMessage | undefined;

/** The unsent message of this tab; empty fields if there is none. */
export function readDraft(): ContactMessage {
  const draft = { ...emptyMessage, ...unstored };
  if (unstored) return draft;
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(draftKey) ?? '');
    for (const field of contactFields) draft[field] = stored.get(field) ?? '';
  } catch {
    // Storage is blocked: there is no draft.
  }
  return draft;
}

/** Stores the unsent message in session storage, or in memory if that is blocked. */
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

/** True while the visitor types: cleaning a half-typed address would take its dots away. */
function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data } = event;
  const isCharacter = inputType === 'insertText' && (data ?? '').length <= 1;
  return isCharacter || inputType === 'insertCompositionText' || inputType.startsWith('delete');
}
