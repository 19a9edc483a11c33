import type { ActionFunctionArgs } from 'react-router-dom';
import { toast } from 'sonner';
import { i18nOf } from '../i18n/instance';
import { facts } from '../site/facts';
import type { Language } from '../site/languages';
import { isPlaceholder } from '../site/readFacts';
import { writeDraft } from './draft';
import { emptyMessage, type ContactMessage } from './fields';

/**
 * The action of the landing page's route: sends a message and tells the visitor what became of it,
 * on whichever page they are by then. What was sent leaves the draft.
 * @returns whether the message was accepted
 */
export async function contactAction(language: Language, { request }: ActionFunctionArgs) {
  const { t } = i18nOf(language);
  const submitted = (await request.json()) as ContactMessage;
  const fields = Object.fromEntries(new URLSearchParams(facts.contactFields));
  const isAccepted = await sendMessage({ ...fields, ...submitted }, facts.contactEndpoint);
  // One notification at a time.
  toast.dismiss();
  if (isAccepted) {
    writeDraft(emptyMessage);
    toast.success(t('home:toast.successTitle'), { description: t('home:toast.successText') });
  } else {
    toast.error(t('home:toast.errorTitle'), { description: t('home:toast.errorText') });
  }
  return { isAccepted };
}

/**
 * Sends a message to the form service. Without a time-out: a slow line is no failure.
 * @param endpoint the service's address; while it is the placeholder nothing is sent
 * @returns whether the service took it: any 2xx answer, unless its JSON says `success: false`. A
 *   redirect is no such answer: it says nothing of the message.
 */
export async function sendMessage(message: ContactMessage, endpoint: string): Promise<boolean> {
  if (isPlaceholder(endpoint)) return true;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
    });
    const answer = (await response.json().catch(() => null)) as { success?: unknown } | null;
    return response.ok && answer?.success !== false;
  } catch {
    return false;
  }
}
