import { isPlaceholder } from '../site/firm';
import type { ContactMessage } from './message';

/** What became of a message; `unreachable` where no answer came, or one that leads elsewhere. */
export type Outcome = 'sent' | 'refused' | 'unreachable';

/** How long simulated sending takes, in milliseconds: long enough to be seen. */
const simulatedTime = 800;

/** How long a body is waited for after a good status, in milliseconds. */
const bodyTime = 5000;

/**
 * Sends a message to the form service. Without a time-out: a slow line is no failure.
 * @param endpoint the service's address; while it is the placeholder nothing is sent
 * @returns `sent` for any 2xx answer, unless its JSON says `success: false`. A redirect is no such
 *   answer: it says nothing of the message.
 */
export async function sendMessage(message: ContactMessage, endpoint: string): Promise<Outcome> {
  if (isPlaceholder(endpoint)) return after(simulatedTime, 'sent');
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
    });
    return response.ok && !(await saysFailure(response)) ? 'sent' : 'refused';
  } catch {
    return 'unreachable';
  }
}

/** Whether a good answer is JSON that says `success: false`: form services answer so with 200. */
async function saysFailure(response: Response): Promise<boolean> {
  if (!response.headers.get('Content-Type')?.includes('json')) return false;
  const body = response.json().catch(() => null);
  const answer = (await Promise.race([body, after(bodyTime, null)])) as {
    success?: unknown;
  } | null;
  return answer?.success === false;
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
