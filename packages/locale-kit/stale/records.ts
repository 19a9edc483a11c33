import { createHash } from 'node:crypto';
import type { Finding } from '../check/finding';
import type { LocaleInput } from '../files';
import { localesFolder } from '../project';

/**
 * What is noted of each key: for a translation the hash of the English that it was made from, for
 * English the texts with those hashes.
 *
 * In the file each key has a line of its own and its notes are indented below it. The lines with the
 * keys don't change, so that git never sees the notes of two keys as neighbours, which would conflict.
 */
export type Records = Map<string, string[]>;

const folder = '.source';

/** The folder of what people have noted, which is written in the same way. */
export const notesFolder = '.notes';

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

/** What git puts around the two sides of a conflict. */
const mergeMark = /^([<=>|])\1{6}(?: |$)/u;

/** Reads records; lines of any other form, such as the marks of an unfinished merge, are left out. */
export function parseRecords(content: string | Uint8Array | undefined): Records {
  const records: Records = new Map();
  let notes: string[] = [];
  for (const line of linesOf(content)) {
    if (mergeMark.test(line)) continue;
    if (/^\S+$/u.test(line)) {
      notes = records.get(line) ?? [];
      records.set(line, notes);
    } else if (/^ {2}\S/u.test(line)) notes.push(line.trim());
  }
  return records;
}

function linesOf(content: string | Uint8Array | undefined): string[] {
  const text = content instanceof Uint8Array ? new TextDecoder().decode(content) : (content ?? '');
  return text.split(/\r?\n/u);
}

/**
 * Reads records that are to be written anew.
 * @throws if an unfinished merge has left its marks: they would go, and nobody would choose a side
 */
export function recordsToChange({ files }: Pick<LocaleInput, 'files'>, path: string): Records {
  const content = files.get(path);
  if (linesOf(content).some((line) => mergeMark.test(line))) {
    throw new Error(`${path} holds the marks of an unfinished merge: npm run locales says where.`);
  }
  return parseRecords(content);
}

/** The files of records and notes that hold the marks of an unfinished merge. */
export function unmergedRecords({ files, languages }: LocaleInput): Finding[] {
  return languages.flatMap(({ code: language }) =>
    [...files].flatMap(([file, content]): Finding[] => {
      const [top, code, own = ''] = file.split('/');
      if (top !== localesFolder || code !== language) return [];
      if (![folder, notesFolder].includes(own)) return [];
      const line = linesOf(content).findIndex((each) => mergeMark.test(each)) + 1;
      if (line === 0) return [];
      const message = 'The marks of an unfinished merge stand in the file.';
      const suggestion =
        'Delete the lines that begin with <<<<<<<, ======= and >>>>>>>; where a key has two notes or states then, keep one.';
      const where = { language, file, line, column: 1, key: '' };
      return [{ severity: 'error', rule: 'merge', ...where, message, suggestion }];
    }),
  );
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
