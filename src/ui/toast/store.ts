import type { Stack, Toast, ToastMessage } from './toast';

type Listener = () => void;

let current: Toast | null = null;
let count = 0;
let stack: Stack | null = null;
let loading: Promise<void> | undefined;
const listeners = new Set<Listener>();

/** Shows a notification at once, in place of the one before. */
export function showToast(message: ToastMessage): void {
  prepareToasts();
  count += 1;
  set({ lang: document.documentElement.lang, ...message, number: count, stack });
}

/** Takes a notification away, unless another has taken its place. */
export function dismissToast(number: number): void {
  if (current?.number === number) set(null);
}

/** Loads the library, which a notification that has to be shown before does without. */
export function prepareToasts(): void {
  loading ??= import('./sonner').then(
    (loaded) => {
      stack = loaded;
    },
    () => {
      loading = undefined;
    },
  );
}

/** The notification on the page: one at most. */
export function currentToast(): Toast | null {
  return current;
}

/** The library, once it is there. Nobody is told when: the next notification looks. */
export function readyStack(): Stack | null {
  return stack;
}

/**
 * Calls back when a notification comes, is replaced or goes.
 * @returns what stops it
 */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}
