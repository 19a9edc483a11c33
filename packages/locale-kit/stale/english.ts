import { createHash } from 'node:crypto';

/** What stands for an English text in the records. */
export function hashOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 16);
}

/** The note that keeps an English text. */
export function noteOf(english: string): string {
  return `${hashOf(english)} ${JSON.stringify(english)}`;
}

/** The English text with this hash among the notes of its key; null if it was not kept. */
export function englishWith(hash: string, notes: readonly string[]): string | null {
  const note = notes.find((candidate) => candidate.startsWith(`${hash} `));
  if (note === undefined) return null;
  try {
    return String(JSON.parse(note.slice(hash.length + 1)));
  } catch {
    return null;
  }
}
