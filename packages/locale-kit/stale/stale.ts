import type { FileFinding } from '../check/document';
import type { ComparedText } from '../check/structure';
import { englishWith, hashOf } from './english';
import type { Records } from './record';
import { staleRule } from './rule';
import { formatDiff, wordDiff } from './wordDiff';

/** What is recorded of one file of one language. */
export interface FileRecords {
  /** What the command that accepts a text calls the file: `fr/home`. */
  target: string;
  /** The hashes of the English that the texts were made from. */
  translation: Records;
  /** The English texts with those hashes. */
  english: Records;
}

/**
 * Texts whose English has changed since they were written.
 * @param texts the texts of a translation
 */
export function staleTexts(texts: readonly ComparedText[], records: FileRecords): FileFinding[] {
  const translations = texts.filter(({ english }) => english !== '');
  const hashesOf = (key: string) => records.translation.get(key) ?? [];
  return translations.flatMap(({ key, offset, english }) => {
    const hashes = hashesOf(key);
    const [hash] = hashes;
    if (hash === undefined || hashes.includes(hashOf(english))) return [];
    const before = englishWith(hash, records.english.get(key) ?? []);
    return [stale(key, offset, records.target, before, english)];
  });
}

/** Texts of which nothing is recorded, as one finding: they would never turn stale. */
export function unrecordedTexts(
  texts: readonly ComparedText[],
  { translation, target }: FileRecords,
): FileFinding[] {
  const unknown = texts.filter(({ key, english }) => english !== '' && !translation.has(key));
  const [first] = unknown;
  if (!first) return [];
  const keys = unknown.length > listedKeys ? '' : ` ${unknown.map(({ key }) => key).join(' ')}`;
  const subject = unknown.length === 1 ? 'this text was' : `${unknown.length} texts were`;
  return [
    {
      severity: 'warning',
      rule: 'unrecorded',
      index: first.offset,
      key: first.key,
      message: `It is not noted from which English ${subject} translated.`,
      suggestion: `If from the present one, run: npm run locales:accept -- ${target}${keys}`,
    },
  ];
}

/** More keys than these are not listed; the whole file is accepted instead. */
const listedKeys = 3;

function stale(
  key: string,
  index: number,
  target: string,
  before: string | null,
  after: string,
): FileFinding {
  const change = before === null ? undefined : wordDiff(before, after);
  const shown = change ? formatDiff(change) : after;
  const message = `The English text has changed since this was translated: “${shown}”`;
  const suggestion = `Adapt the text, or leave it if it is still right; then run: npm run locales:accept -- ${target} ${key}`;
  return { severity: 'warning', rule: staleRule, index, key, message, suggestion, change };
}
