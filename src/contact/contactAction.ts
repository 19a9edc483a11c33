import type { ActionFunctionArgs } from 'react-router-dom';
import { facts } from '../site/facts';
import { writeDraft } from './draft';
import { withUnicodeDomain } from './emailDomain';
import { emptyMessage, type ContactMessage, type Outcome } from './message';
import { sendMessage } from './sendMessage';

export interface Result {
  outcome: Outcome;
  at: Date;
  email: string;
  /** The key of the history entry from which the message was sent. */
  entry: string;
}

export type Submission = ContactMessage & Pick<Result, 'entry'>;

export async function contactAction({ request }: ActionFunctionArgs): Promise<Result> {
  const { entry, ...submitted } = (await request.json()) as Submission;
  const fixedFields = Object.fromEntries(new URLSearchParams(facts.fixedFormFields));
  const outcome = await sendMessage({ ...fixedFields, ...submitted }, facts.contactEndpoint);
  if (outcome === 'sent') writeDraft(emptyMessage);
  return { outcome, at: new Date(), email: withUnicodeDomain(submitted.email), entry };
}
