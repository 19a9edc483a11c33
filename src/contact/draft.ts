import { cleanEmailField, contactFormId, isField, valuesOf } from './fields';
import { emptyMessage, type ContactField, type ContactMessage } from './message';

const draftKey = 'contact-draft';

let draftInMemory: ContactMessage | undefined;

export function readDraft(): ContactMessage {
  if (draftInMemory) return draftInMemory;
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(draftKey) ?? undefined);
    const value = (field: ContactField) => stored.get(field) ?? '';
    return { name: value('name'), email: value('email'), message: value('message') };
  } catch {
    return { ...emptyMessage };
  }
}

export function writeDraft(draft: ContactMessage): void {
  try {
    if (Object.values(draft).join('') === '') sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, new URLSearchParams(draft).toString());
    draftInMemory = undefined;
  } catch {
    draftInMemory = { ...draft };
  }
}

export function saveDraftOnInput(): void {
  for (const type of ['input', 'change']) document.addEventListener(type, saveDraft);
}

function saveDraft(event: Event): void {
  const { target } = event;
  if (!isField(target) || target.form?.id !== contactFormId) return;
  if (target.type === 'email' && !isTyping(event)) cleanEmailField(target.form);
  writeDraft(valuesOf(target.form));
}

/**
 * False for paste and autofill. Cleaning a half-typed address would remove the dot at its end; cleaning
 * after an undo would do again what was undone.
 */
function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data } = event;
  const isCharacter = inputType === 'insertText' && (data === null || data.length <= 1);
  return isCharacter || /^(?:insertCompositionText|delete|history)/u.test(inputType);
}
