import { isPlaceholder } from '../site/firm';
import { judgeAnswer, type Verdict } from './judgeAnswer';
import type { ContactMessage } from './message';

/** What became of a message; `unreachable` where no answer came, or a redirect. */
export type Outcome = Verdict | 'unreachable';

/** How long simulated sending takes, in milliseconds: long enough to be seen. */
const simulatedTime = 800;

/** How long a body is waited for after a good status, in milliseconds. */
const bodyTime = 5000;

/**
 * Sends a message to the form service. Without a time-out: a slow connection is no failure.
 * @param endpoint the service's address; while it is the placeholder nothing is sent
 * @returns `refused` unless the status is 2xx; else what the body says. A body that is late or breaks
 *   off counts as empty.
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
    if (!response.ok) return 'refused';
    const body = response.text().catch(() => '');
    return judgeAnswer(await Promise.race([body, after(bodyTime, '')]));
  } catch {
    return 'unreachable';
  }
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
