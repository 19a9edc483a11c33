import { facts } from '../site/facts';
import { readDraft, withoutSent, writeDraft } from './draft';
import type { ContactMessage } from './message';
import { sendMessage } from './sendMessage';

type Listener = () => void;

let isSending = false;
const listeners = new Set<Listener>();

/** Whether a message is on its way. One for the whole site: it outlives the form's page. */
export function isSubmitting(): boolean {
  return isSending;
}

/** Calls back when a submission begins or ends. */
export function onSubmission(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends a message, unless one is on its way already.
 * @returns whether the service took it, or null if nothing was sent
 */
export async function submit(message: ContactMessage): Promise<boolean | null> {
  if (isSending) return null;
  setSending(true);
  const isAccepted = await sendMessage(message, facts.contactEndpoint);
  if (isAccepted) writeDraft(withoutSent(readDraft(), message));
  setSending(false);
  return isAccepted;
}

function setSending(value: boolean): void {
  isSending = value;
  for (const listener of listeners) listener();
}
