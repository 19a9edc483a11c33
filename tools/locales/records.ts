import { createHash } from 'node:crypto';
import { localesFolder } from './project';

/**
 * What is noted of each key: for a translation the hash of the English that it was made from, for
 * English the texts with those hashes.
 *
 * In the file each key has a line of its own and its notes are indented below it. The lines with the
 * keys don't change, so that git never sees the notes of two keys as neighbours, which would conflict.
 */
export type Records = Map<string, string[]>;

const folder = '.source';

/**
 * Path of the records of a locale file, from the repository's root.
 * @param name its name within the folder of its language, without ending: `services/<slug>`
 */
export function recordPath(language: string, name: string): string {
  return `${localesFolder}/${language}/${folder}/${name}.txt`;
}

/** Whether the translations of a language are recorded at all. */
export function isRecorded(language: string, paths: Iterable<string>): boolean {
  const start = `${localesFolder}/${language}/${folder}/`;
  for (const path of paths) if (path.startsWith(start)) return true;
  return false;
}

/**
 * Reads records; lines of any other form are left out.
 * @throws if an unfinished merge has left its marks: nobody would choose a side
 */
export function parseRecords(content: string | Uint8Array | undefined): Records {
  const records: Records = new Map();
  let notes: string[] = [];
  const text = content instanceof Uint8Array ? new TextDecoder().decode(content) : (content ?? '');
  if (/^([<=>|])\1{6}(?: |$)/mu.test(text)) {
    throw new Error(
      `A file in a folder ${folder} holds the marks of an unfinished merge: delete the lines that begin with <<<<<<<, ======= and >>>>>>>, and of two notes on a key one.`,
    );
  }
  for (const line of text.split(/\r?\n/u)) {
    if (/^\S+$/u.test(line)) {
      notes = records.get(line) ?? [];
      records.set(line, notes);
    } else if (/^ {2}\S/u.test(line)) notes.push(line.trim());
  }
  return records;
}

/** Writes records, sorted by key; keys without notes are left out. */
export function formatRecords(records: Records): string {
  const sorted = [...records].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted
    .filter(([, notes]) => notes.length > 0)
    .map(([key, notes]) => `${[key, ...notes.map((note) => `  ${note}`)].join('\n')}\n`)
    .join('');
}

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
