import type { LocaleInput } from '../check/check';
import { readDocument } from '../check/document';
import { fileNames, localePath } from '../check/layout';
import { compareStructure, type ComparedText } from '../check/structure';
import { hashOf, noteOf } from './english';
import { formatRecords, parseRecords, recordPath, type Records } from './record';

/** Which translations are said to be right. */
export interface Acceptance {
  language: string;
  /** Name of the file within the folder of the language, without ending; absent means all. */
  name?: string | undefined;
  /** Paths of the texts; absent means all of the file. */
  keys?: readonly string[] | undefined;
}

/**
 * Notes that translations are right for the present English.
 * @returns the files of records that change: path from the repository's root to new content
 * @throws if the language, the file or a key doesn't exist, or a file can't be read
 */
export function accept(input: LocaleInput, { language, name, keys }: Acceptance) {
  const codes = input.languages.map(({ code }) => code).filter((code) => code !== input.source);
  if (!codes.includes(language)) {
    throw new Error(`“${language}” is not a translation. There are: ${codes.join(', ')}.`);
  }
  const names = fileNames(input.services);
  if (name !== undefined && !names.includes(name)) {
    throw new Error(`There is no file locales/${language}/${name}.json.`);
  }
  const changed = new Map<string, string>();
  for (const file of name === undefined ? names : [name]) {
    for (const [path, content] of acceptFile(input, codes, language, file, keys)) {
      if (content !== contentOf(input, path)) changed.set(path, content);
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
    own.set(key, isAccepted ? [hashOf(english)] : (recorded.get(key) ?? []));
  }
  const others = codes.filter((code) => code !== language);
  const used = [own, ...others.map((code) => recordsOf(input, code, name))];
  const archive = archived(recordsOf(input, input.source, name), texts, used);
  return [
    [recordPath(language, name), formatRecords(own)],
    [recordPath(input.source, name), formatRecords(archive)],
  ];
}

/** The English texts that some translation was made from, and no others. */
function archived(
  before: Records,
  texts: ReadonlyMap<string, ComparedText>,
  used: readonly Records[],
): Records {
  const archive: Records = new Map();
  for (const key of new Set(used.flatMap((records) => [...records.keys()]))) {
    const present = texts.get(key)?.english;
    const known = [...(before.get(key) ?? []), ...(present === undefined ? [] : [noteOf(present)])];
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
  if (!value || !source) return new Map<string, ComparedText>();
  const { texts } = compareStructure(value, source, language);
  return new Map(texts.map((text) => [text.key, text]));
}

function recordsOf(input: LocaleInput, code: string, name: string): Records {
  return parseRecords(input.files.get(recordPath(code, name)));
}

function contentOf(input: LocaleInput, path: string): string | undefined {
  const content = input.files.get(path);
  return content instanceof Uint8Array ? new TextDecoder().decode(content) : content;
}
