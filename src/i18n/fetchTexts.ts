import type { Route } from '../site/routes';
import { pageAddress, commonAddress } from './addresses';

const answers = new Map<string, Promise<unknown>>();

/**
 * A file of texts that the build wrote, in the browser. It is fetched once.
 * @param address its address below the base, from `addresses.ts`
 * @throws if it can't be fetched; the error names the status
 */
export function fetchTexts<Texts>(address: string): Promise<Texts> {
  let answer = answers.get(address);
  if (!answer) {
    answer = fetchFile(address);
    answers.set(address, answer);
    answer.catch(() => answers.delete(address));
  }
  return answer as Promise<Texts>;
}

/** Starts fetching what a page will need, before the code that needs it is there. */
export function prepareTexts({ language, screen }: Route): void {
  for (const address of [commonAddress(language), pageAddress(language, screen)]) {
    fetchTexts(address).catch(() => undefined);
  }
}

/** Forgets what was fetched, so that the next request shows what the files say now. */
export function forgetTexts(): void {
  answers.clear();
}

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(__TEXTS_BASE__ + address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}
