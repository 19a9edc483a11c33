import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAll } from '../../../tools/project/writeAll';
import { checkLocales, type LocaleReport } from '../check/check';
import { placeOf, readDocument } from '../check/document';
import type { Finding } from '../check/finding';
import { isMarked } from '../check/text';
import { findText } from '../edit';
import { localePath, readLocaleFiles, readLocales, type LocaleInput } from '../files';
import { committedFiles } from '../git';
import { readNotes, textsIn, type TextNotes } from '../notes/notes';
import { localesFolder } from '../project';
import { englishWith, hashOf, parseRecords, recordPath } from '../stale/records';
import { textsWithoutEnglish, wantedTexts } from '../exchange/units';
import { handInFormat, handInVersion, parseHandIn, type HandIn, type HandInText } from './file';
import { handInFolder, keepReceived, receivedFolder } from './received.mjs';

/** The locale files as they were received: kept, or else as the last commit has them. */
function receivedInput(root: string, input: LocaleInput): LocaleInput {
  keepReceived(root);
  const kept = join(root, receivedFolder);
  if (existsSync(kept)) return { ...input, files: readLocaleFiles(kept) };
  const paths = [...input.files.keys()];
  const contents = committedFiles(
    root,
    paths.map((path) => `HEAD:./${path}`),
  );
  const found = paths.flatMap((path, index): [string, Uint8Array][] => {
    const content = contents[index];
    return content ? [[path, content]] : [];
  });
  return { ...input, files: new Map(found) };
}

export interface PreparedHandIn extends PlannedHandIn {
  /** Copies of what was handed in before that can't be read, and are left aside. */
  unreadable: string[];
}

export interface PlannedHandIn {
  /** The changed texts that can be handed in. */
  handIn: HandIn;
  /** The changed texts that would break the site: they stay here until they are mended. */
  heldBack: HandInText[];
  /** The texts that are missing or marked: nobody's work, which stays here too. */
  waiting: Pick<HandInText, 'file' | 'key'>[];
  /** What the check says of the changed texts. */
  findings: Finding[];
  /** Faults that are no single text's, such as a file that can't be read: nothing is handed in before they are mended. */
  stopping: Finding[];
}

/**
 * What has changed in a language since it was received, read from disk.
 * @param root the folder that holds `locales/`
 * @param who the translator's name, if it was not given before, and a word to who receives the texts
 * @param check the check of all texts
 * @throws if there is no such language, or the English can't be read
 */
export function prepareHandIn(
  root: string,
  language: string,
  who: Pick<HandIn, 'author' | 'note'> = {},
  check: (input: LocaleInput) => LocaleReport = checkLocales,
): PreparedHandIn {
  const input = readLocales(root);
  const languages = input.languages.filter(({ code }) => [language, input.source].includes(code));
  if (!languages.some(({ code }) => code === language)) {
    const codes = input.languages.map(({ code }) => code).join(', ');
    throw new Error(`There is no language “${language}”. There are: ${codes}.`);
  }
  const { findings } = check({ ...input, languages });
  const { handed, unreadable } = handedIn(root);
  const earlier = handed.filter((one) => one.language === language);
  const prepared = planHandIn(input, receivedInput(root, input), language, findings, earlier);
  const author = who.author?.trim() || (earlier.at(-1) ?? handed.at(-1))?.author;
  const note = who.note?.trim();
  return {
    ...{ ...prepared, unreadable },
    handIn: { ...prepared.handIn, ...(author && { author }), ...(note && { note }) },
  };
}

/**
 * What has changed in a language since it was received, and what of it can be handed in.
 * @param before the locale files as they were received
 * @param found what the check says of the language
 * @param earlier what was handed in before
 */
export function planHandIn(
  input: LocaleInput,
  before: LocaleInput,
  language: string,
  found: readonly Finding[],
  earlier: readonly HandIn[],
): PlannedHandIn {
  const readable = { ...input, files: withoutBroken(input, language) };
  const wanted = [...wantedTexts(readable, language).values()].flat();
  const places = new Set(wanted.map(({ name, key }) => `${localePath(language, name)} ${key}`));
  const placeOf = ({ file, key }: HandInText) => `${localePath(language, file)} ${key}`;
  const errors = found.filter((one) => one.language === language && one.severity === 'error');
  const wrong = new Set(errors.map(({ file, key }) => `${file} ${key}`));
  const changed = changedTexts(readable, before, language, earlier);
  const changedPlaces = new Set(changed.map(placeOf));
  return {
    handIn: {
      ...{ format: handInFormat, version: handInVersion, language },
      texts: changed.filter((text) => !wrong.has(placeOf(text))),
    },
    heldBack: changed.filter((text) => wrong.has(placeOf(text))),
    waiting: wanted
      .filter(({ translation }) => isWaiting(translation))
      .map(({ name, key }) => ({ file: name, key })),
    findings: found.filter(({ file, key }) => changedPlaces.has(`${file} ${key}`)),
    // Behind these may stand texts that somebody has written, which would be left behind unseen.
    stopping: [
      ...errors.filter(
        ({ file, key, rule }) =>
          (input.files.has(file) && !readable.files.has(file)) ||
          ['duplicate-key', 'wrong-type'].includes(rule) ||
          (!places.has(`${file} ${key}`) && !rule.startsWith('missing-')),
      ),
      ...withoutEnglish(readable, language),
    ],
  };
}

/** Texts of a translation whose English is gone: one finding a file. */
function withoutEnglish(input: LocaleInput, language: string): Finding[] {
  if (language === input.source) return [];
  return [...textsWithoutEnglish(input, language)].flatMap(([name, texts]): Finding[] => {
    const [first] = texts;
    if (!first) return [];
    const file = localePath(language, name);
    const { root, text } = readDocument(input.files.get(file) ?? '');
    const { offset = 0 } = (root && findText(root, first.key)) ?? {};
    const others =
      texts.length > 1 ? ` The same is true of ${texts.length - 1} more in this file.` : '';
    return [
      {
        ...{ severity: 'error', rule: 'missing-english', language, file, key: first.key },
        ...placeOf(text, offset),
        message: `The English of this text is missing or empty.${others}`,
        suggestion: `Put it back in ${localePath(input.source, name)}.`,
      },
    ];
  });
}

/** Whether nobody has written a text: it is missing or marked. */
function isWaiting(text: string | undefined): boolean {
  return text === undefined || text.trim() === '' || isMarked(text);
}

/**
 * The texts that differ from what was received, or from what was handed in since: in their wording, their
 * notes, or the English that they are right for.
 * @param earlier what was handed in before
 */
export function changedTexts(
  input: LocaleInput,
  before: LocaleInput,
  language: string,
  earlier: readonly HandIn[],
): HandInText[] {
  const isSource = language === input.source;
  return [...wantedTexts(input, language)].flatMap(([file, units]) => {
    const old = textsIn(before, localePath(language, file));
    const [was, is] = [before, input].map((each) => ({
      notes: readNotes(each, language, file),
      english: parseRecords(each.files.get(recordPath(language, file))),
    }));
    const archive = parseRecords(input.files.get(recordPath(input.source, file)));
    return units.flatMap(({ key, english, translation: now }): HandInText[] => {
      if (now === undefined || isWaiting(now)) return [];
      const then = old.get(key) ?? null;
      // Of a text that was received anew since, no earlier hand-in says anything any more.
      const handed = earlier
        .flatMap(({ texts }) => texts)
        .filter((text) => text.file === file && text.key === key && text.old === then);
      const others = handed.map((text) => text.new).filter((text) => text !== now && text !== then);
      const [hash] = is?.english.get(key) ?? [];
      const more = changedBeside(
        { ...was?.notes.get(key), english: was?.english.get(key)?.[0] },
        { ...is?.notes.get(key), english: hash },
        handed,
      );
      if (now === then && others.length === 0 && !more) return [];
      const noted = hash === undefined ? null : englishWith(hash, archive.get(key) ?? []);
      const madeFrom = hash === hashOf(english) ? english : (noted ?? english);
      return [
        {
          ...{ file, key, english: isSource ? (then ?? '') : madeFrom, old: then, new: now },
          ...(others.length > 0 && { earlier: [...new Set(others)] }),
          ...more,
        },
      ];
    });
  });
}

function withoutBroken({ files, source }: LocaleInput, language: string): LocaleInput['files'] {
  const isOwn = (path: string) =>
    language !== source && path.startsWith(`${localesFolder}/${language}/`);
  const isBroken = ([path, content]: [string, string | Uint8Array]) =>
    isOwn(path) && path.endsWith('.json') && readDocument(content).root === null;
  return new Map([...files].filter((file) => !isBroken(file)));
}

/** What is noted of a text, with the hash of the English that it was made from. */
interface Beside extends TextNotes {
  english: string | undefined;
}

/**
 * What of a text differs beside its wording from what was received, or from what was handed in.
 * @param handed the text as it was handed in before
 */
function changedBeside(
  was: Beside,
  is: Beside,
  handed: readonly HandInText[],
): Pick<HandInText, 'note' | 'state' | 'replaces'> | undefined {
  const [note, state, english] = [is.note ?? null, is.state ?? null, is.english ?? null];
  const notes = [was.note ?? null, ...given(handed.map((text) => text.note))];
  const states = [was.state ?? null, ...given(handed.map((text) => text.state))];
  const records = [was.english ?? null, ...handed.map((text) => hashOf(text.english))];
  // A state that a new wording has lost is lost where the text is received, too.
  const [isNoted, isStated] = [differs(note, notes), !is.lapsed && differs(state, states)];
  const isConfirmed = english !== (was.english ?? null);
  if (!isNoted && !isStated && !isConfirmed) return undefined;
  return {
    ...(isNoted && { note }),
    ...(isStated && { state }),
    replaces: {
      ...(isNoted && { note: notes }),
      ...(isStated && { state: [...(was.lapsed ? [was.lapsed] : []), ...states] }),
      ...(isConfirmed && { english: records }),
    },
  };
}

function given<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined);
}

function differs(now: unknown, before: readonly unknown[]): boolean {
  return before.some((one) => JSON.stringify(one) !== JSON.stringify(now));
}

/** What was handed in from this folder, the last at the end. */
function handedIn(root: string): { handed: HandIn[]; unreadable: string[] } {
  const folder = join(root, handInFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const copies = names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }));
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  copies.sort((one, other) => one.time - other.time || byName(one.name, other.name));
  const handed: HandIn[] = [];
  const unreadable: string[] = [];
  for (const { name } of copies) {
    try {
      handed.push(parseHandIn(readFileSync(join(folder, name))));
    } catch {
      unreadable.push(`${handInFolder}/${name}`);
    }
  }
  return { handed, unreadable };
}

/**
 * Makes the file to hand in, and keeps a copy.
 * @param isPartial hands in the good texts where others are held back
 * @returns its name and its content
 * @throws if nothing has changed, something has to be mended first, or nobody says who hands in
 */
export function makeHandIn(root: string, prepared: PreparedHandIn, isPartial = false) {
  const { handIn, heldBack, stopping } = prepared;
  const [good, held] = [handIn.texts.length, heldBack.length];
  if (stopping.length > 0) {
    throw new Error(
      'Nothing is handed in: faults that are no single text’s (above) must be mended first.',
    );
  }
  if (good + held === 0) {
    const isKept = existsSync(join(root, receivedFolder));
    const wayOut = isKept
      ? ' What was changed before the editor or this command was first started counts as received: unpack the folder once more, start the editor there, and copy your changed files of “locales” into it.'
      : '';
    throw new Error(`No text of “${handIn.language}” has changed since you received it.${wayOut}`);
  }
  if (held > 0 && (good === 0 || !isPartial)) {
    const others = good === 0 ? '' : `, or add -- --partial to hand in the other ${good}`;
    throw new Error(
      `Of ${good + held} changed texts, ${held} would break the site (above): mend them${others}.`,
    );
  }
  if (!handIn.author) {
    throw new Error('Say who hands the texts in: add -- --author "Your name". It is remembered.');
  }
  const content = `${JSON.stringify(handIn, null, 2)}\n`;
  const day = new Date().toISOString().slice(0, 10);
  const base = ['hand-in', handIn.language, day, nameInFile(handIn.author)]
    .filter(Boolean)
    .join('-');
  let [name, count] = [`${base}.json`, 1];
  const isTaken = () =>
    [root, join(root, handInFolder)].some((folder) => existsSync(join(folder, name)));
  while (isTaken()) name = `${base}-${++count}.json`;
  writeAll(root, { created: new Map([[`${handInFolder}/${name}`, content]]), edited: new Map() });
  return { name, content };
}

/** A person's name as a part of a file's name. */
function nameInFile(author: string): string {
  const words = author
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-').slice(0, 40) ?? '';
}
