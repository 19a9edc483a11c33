import type { ActionFunctionArgs } from 'react-router-dom';
import { toast } from 'sonner';
import { facts } from '../site/facts';
import { showToast } from '../ui/showToast';
import { writeDraft } from './draft';
import { emptyMessage, type ContactMessage } from './fields';
import { sendMessage, type Outcome } from './sendMessage';
import { ToastText } from './ToastText';

interface Result {
  outcome: Outcome;
  at: Date;
  /** The address that the visitor gave. */
  email: string;
}

let last: Result | undefined;

/** What became of the last message, on whichever page it was sent; none before the first. */
export function lastResult(): Result | undefined {
  return last;
}

/**
 * The action of the landing page's route: sends a message and tells the visitor what became of it,
 * on whichever page they are by then. What was sent leaves the draft.
 */
export async function contactAction({ request }: ActionFunctionArgs) {
  toast.dismiss();
  const submitted = (await request.json()) as ContactMessage;
  const fields = Object.fromEntries(new URLSearchParams(facts.contactFields));
  const outcome = await sendMessage({ ...fields, ...submitted }, facts.contactEndpoint);
  if (outcome === 'sent') {
    writeDraft(emptyMessage);
    showToast({
      type: 'success',
      title: <ToastText of="successTitle" />,
      description: <ToastText of="successText" />,
    });
  } else {
    showToast({
      type: 'error',
      title: <ToastText of="errorTitle" />,
      description: <ToastText of="errorText" />,
    });
  }
  last = { outcome, at: new Date(), email: submitted.email };
  return null;
}
