import { useSyncExternalStore, type ComponentType } from 'react';
import type { ToasterProps } from './Toaster';

/** A notification's texts. */
export interface NotificationTexts {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** Language of the texts. */
  lang: string;
}

let region: ComponentType<ToasterProps> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the region of notifications.
 * @throws if its code can't be fetched; then it may be asked for again
 */
export async function loadToaster(): Promise<void> {
  region ??= (await import('./Toaster')).Toaster;
  for (const listener of listeners) listener();
}

/** The region of notifications, once it has been loaded. */
export function useToaster(): ComponentType<ToasterProps> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => region,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a notification in place of the one before. sonner keeps it for a `<Toaster>` that comes later.
 * @throws if the code of notifications can't be fetched: nothing is shown then
 */
export async function notify({ kind, title, text, lang }: NotificationTexts): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), loadToaster()]);
  toast.dismiss();
  toast[kind](inLanguage(lang, title), { description: inLanguage(lang, text) });
}

function inLanguage(lang: string, text: string) {
  return (
    <span lang={lang} dir="auto">
      {text}
    </span>
  );
}
