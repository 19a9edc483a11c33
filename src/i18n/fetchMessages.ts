/**
 * One of the build's message files, in the browser.
 * @param address its address below the base, from `addresses.ts`
 * @throws if it can't be fetched; the message is the status
 */
export async function fetchMessages<Messages>(address: string): Promise<Messages> {
  const response = await fetch(__MESSAGES_BASE__ + address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return (await response.json()) as Messages;
}
