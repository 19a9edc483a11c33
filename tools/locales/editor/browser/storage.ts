/** Reads a value of the browser's storage; null if there is none, or storage is blocked. */
export function stored(name: string, area = () => localStorage): string | null {
  try {
    return area().getItem(name);
  } catch {
    return null;
  }
}

/**
 * Writes a value to the browser's storage; null deletes it.
 * @returns false if storage is full or blocked
 */
export function store(name: string, value: string | null, area = () => localStorage): boolean {
  try {
    if (value === null) area().removeItem(name);
    else area().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
