import { facts } from '../site/facts';
import { mayHaveArrived, noteSending, readDraft, withoutSent, writeDraft } from './draft';
import type { ContactMessage } from './fields';
import { sendMessage } from './sendMessage';

type Listener = () => void;
/** Gets whether the service took the message. */
type Report = (isAccepted: boolean) => void;

let isSending = false;
let isInDoubt = mayHaveArrived();
let report: Report = () => undefined;
const listeners = new Set<Listener>();

/** Whether a message is on its way. One for the whole site: it outlives the form's page. */
export function isSubmitting(): boolean {
  return isSending;
}

/** Whether the draft may have arrived already: until the next submission. */
export function isDraftInDoubt(): boolean {
  return isInDoubt;
}

/** Calls back when a submission begins or ends. */
export function onSubmission(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says who learns how submissions end: the form that was shown last, also once it is gone. */
export function reportSubmissions(newest: Report): void {
  report = newest;
}

/** Sends a message, unless one is on its way already. What was sent leaves the draft. */
export async function submit(message: ContactMessage): Promise<void> {
  if (isSending) return;
  setSending(true);
  const isAccepted = await sendMessage(message, facts.contactEndpoint);
  // A page that is left aborts the request, and has no next task in which it would call that a failure.
  if (!isAccepted) await new Promise((resolve) => setTimeout(resolve));
  if (isAccepted) writeDraft(withoutSent(readDraft(), message));
  setSending(false);
  report(isAccepted);
}

function setSending(value: boolean): void {
  isSending = value;
  isInDoubt = false;
  noteSending(value);
  for (const listener of listeners) listener();
}
