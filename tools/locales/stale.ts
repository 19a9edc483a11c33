import { readDocument } from './sourceFile';
import { finding, staleRule, type FileFinding } from './finding';
import { compareStructure, type ComparedText } from './structure';
import { fileText, localePath, type LocaleInput } from './files';
import {
  englishWith,
  formatRecords,
  hashOf,
  noteOf,
  parseRecords,
  recordPath,
  type Records,
} from './records';
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
export function staleTexts(
  texts: readonly ComparedText[],
  { target, translation, english: archive }: FileRecords,
): FileFinding[] {
  return texts.flatMap(({ key, offset, english }) => {
    const hashes = translation.get(key) ?? [];
    const [hash] = hashes;
    if (english === '' || hash === undefined || hashes.includes(hashOf(english))) return [];
    const before = englishWith(hash, archive.get(key) ?? []);
    const change = before === null ? undefined : wordDiff(before, english);
    const values = { change: change ? formatDiff(change) : english, target, key };
    return [{ ...finding(staleRule, values), index: offset, key, change }];
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
  const found = finding('unrecorded', { count: unknown.length, target });
  return [{ ...found, index: first.offset, key: first.key }];
}

/** Which translations are said to be right. */
export interface Acceptance {
  language: string;
  /** Name of the file within the folder of the language, without ending; absent means all. */
  name?: string | undefined;
  /** Paths of the texts; absent means all of the file. */
  keys?: readonly string[] | undefined;
  /** By key the English that they were made from, where it is not the present one. */
  english?: ReadonlyMap<string, string> | undefined;
}

/**
 * Notes that translations are right for the present English.
 * @returns the files of records that change: path from the repository's root to new content
 * @throws if the language, the file or a key doesn't exist, a file or can't be read
 */
export function accept(input: LocaleInput, { language, name, keys, english }: Acceptance) {
  const codes = input.languages.map(({ code }) => code).filter((code) => code !== input.source);
  if (!codes.includes(language)) {
    throw new Error(`“${language}” is not a translation. There are: ${codes.join(', ')}.`);
  }
  const names = [...input.schemas.keys()];
  if (name !== undefined && !names.includes(name)) {
    throw new Error(`There is no file locales/${language}/${name}.json.`);
  }
  const changed = new Map<string, string>();
  for (const file of name === undefined ? names : [name]) {
    for (const [path, content] of acceptFile(input, codes, language, file, keys, english)) {
      if (content !== fileText(input, path)) changed.set(path, content);
    }
  }
  return changed;
}

function acceptFile(
  input: LocaleInput,
  codes: readonly string[],
  language: string,
  name: string,
  keys: readonly string[] | undefined,
  madeFrom: ReadonlyMap<string, string> = new Map(),
): [path: string, content: string][] {
  const texts = textsOf(input, language, name);
  const unknown = keys?.find((key) => !texts.has(key));
  if (unknown !== undefined) {
    throw new Error(`locales/${language}/${name}.json has no text “${unknown}”.`);
  }
  const recorded = recordsOf(input, language, name);
  const own: Records = new Map();
  for (const [key, { english }] of texts) {
    const isAccepted = keys === undefined || keys.includes(key);
    own.set(key, isAccepted ? [hashOf(madeFrom.get(key) ?? english)] : (recorded.get(key) ?? []));
  }
  const others = codes.filter((code) => code !== language);
  const used = [own, ...others.map((code) => recordsOf(input, code, name))];
  const before = recordsOf(input, input.source, name);
  const archive = archived(before, texts, used, madeFrom);
  return [
    [recordPath(language, name), formatRecords(own)],
    [recordPath(input.source, name), formatRecords(archive)],
  ];
}

/** The English texts that some translation was made from, and no others. */
function archived(
  before: Records,
  compared: ReadonlyMap<string, ComparedText>,
  used: readonly Records[],
  madeFrom: ReadonlyMap<string, string>,
): Records {
  const archive: Records = new Map();
  for (const key of new Set(used.flatMap((records) => [...records.keys()]))) {
    const present = compared.get(key)?.english;
    const texts = [present, madeFrom.get(key)].filter((text) => text !== undefined);
    const known = [...(before.get(key) ?? []), ...texts.map(noteOf)];
    const hashes = new Set(used.flatMap((records) => records.get(key) ?? []));
    const kept = [...new Set(known)].filter((note) => hashes.has(note.split(' ', 1)[0] ?? ''));
    archive.set(key, kept.sort());
  }
  return archive;
}

function textsOf(input: LocaleInput, language: string, name: string) {
  const [value, source] = [language, input.source].map((code) => {
    const content = input.files.get(localePath(code, name));
    const root = content === undefined ? null : readDocument(content).root;
    if (!root) throw new Error(`locales/${code}/${name}.json is missing or can’t be read.`);
    return root;
  });
  const schema = input.schemas.get(name);
  if (!value || !schema) return new Map<string, ComparedText>();
  const { texts } = compareStructure(value, schema, source, language);
  return new Map(texts.map((text) => [text.key, text]));
}

function recordsOf(input: LocaleInput, code: string, name: string): Records {
  return parseRecords(input.files.get(recordPath(code, name)));
}
