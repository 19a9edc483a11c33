/** What the browser keeps, by name; null where it has nothing or keeps nothing at all. */
export function stored(name: string, kept = () => localStorage): string | null {
  try {
    return kept().getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a word in the browser.
 * @param word null forgets it
 * @returns whether it is kept: not where the storage is full or switched off
 */
export function store(name: string, word: string | null, kept = () => localStorage): boolean {
  try {
    if (word === null) kept().removeItem(name);
    else kept().setItem(name, word);
    return true;
  } catch {
    return false;
  }
}
