import { isPlaceholder } from '../site/firm';
import { outcomeOf } from './responseOutcome';
import type { ContactMessage, Outcome } from './message';

const simulatedSendingMs = 800;

const bodyTimeoutMs = 5000;

/**
 * Posts a message to the form service, without a timeout: a slow connection is not a failure.
 * @param endpoint the service's address; while it is the placeholder, success is simulated
 * @returns `offline` or `unanswered` without a response, `refused` for any status but 2xx, otherwise
 *   `outcomeOf` the body. A body that is late or breaks off counts as empty.
 */
export async function sendMessage(message: ContactMessage, endpoint: string): Promise<Outcome> {
  if (isPlaceholder(endpoint)) return resolveAfter(simulatedSendingMs, 'sent');
  const wasOffline = !navigator.onLine;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
    });
    if (!response.ok) return 'refused';
    const body = response.text().catch(() => '');
    return outcomeOf(await Promise.race([body, resolveAfter(bodyTimeoutMs, '')]));
  } catch {
    return wasOffline ? 'offline' : 'unanswered';
  }
}

function resolveAfter<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
