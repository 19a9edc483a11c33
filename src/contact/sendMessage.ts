import { isPlaceholder } from '../site/readFacts';
import type { ContactMessage } from './fields';

/**
 * Sends a message to the form service. Without a time-out: a slow line is no failure.
 * @param endpoint the service's address; while it is the placeholder nothing is sent
 * @returns whether the service took it: any 2xx answer, whatever its body. A
 *   redirect is no such answer: it says nothing of the message.
 */
export async function sendMessage(message: ContactMessage, endpoint: string): Promise<boolean> {
  if (isPlaceholder(endpoint)) return true;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: message.name,
        email: message.email,
        message: message.message,
      }),
      redirect: 'error',
    });
    return response.ok;
  } catch {
    return false;
  }
}
