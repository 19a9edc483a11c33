import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales, type LocaleReport } from './check';
import { readDocument } from './sourceFile';
import type { Finding } from './finding';
import { isMarked } from './rules/text';
import { allTexts } from './edit';
import { wantedTexts } from './units';
import { localePath, readLocales, type LocaleInput } from './files';
import { localesFolder, type Project } from './project';
import { englishWith, hashOf, parseRecords, recordPath } from './records';
import { writeAll } from './writeAll';
import {
  handInFormat,
  handInVersion,
  parseHandIn,
  type HandIn,
  type HandInText,
} from './handInFile';
import { handInFolder, receivedInput } from './received';

export interface PreparedHandIn {
  /** The changed texts that can be handed in. */
  handIn: HandIn;
  /** The changed texts that would break the site: they stay here until they are mended. */
  heldBack: HandInText[];
  /** In the languages with changes, the texts that are missing or marked: they stay here too. */
  waiting: Pick<HandInText, 'language' | 'file' | 'key'>[];
  /** What the person who receives it must add first: services and languages that are new here. */
  added: string[];
  /** What the check says of the changed texts. */
  findings: Finding[];
  /** Errors that concern more than one text, such as a file that can't be read: nothing is handed in before they are corrected. */
  stopping: Finding[];
}

/**
 * What has changed in all languages since they were received, read from disk.
 * @param project its root is the folder that holds the texts
 * @param name the translator's; that of the last hand-in if absent
 * @param check the check of all texts
 * @throws if the English, or what was handed in before, can't be read
 */
export function prepareHandIn(
  project: Project,
  name?: string,
  check: (input: LocaleInput) => LocaleReport = checkLocales,
): PreparedHandIn {
  const input = readLocales(project);
  const handed = handedIn(project.root);
  const prepared = planHandIn(input, receivedInput(input), check(input).findings, handed);
  const author = name?.trim() || handed.at(-1)?.author;
  return { ...prepared, handIn: { ...prepared.handIn, ...(author && { author }) } };
}

/**
 * What has changed since the texts were received, and what of it can be handed in.
 * @param before the texts as they were received
 * @param found what the check says
 * @param earlier what was handed in before
 */
export function planHandIn(
  input: LocaleInput,
  before: LocaleInput,
  found: readonly Finding[],
  earlier: readonly HandIn[],
): PreparedHandIn {
  const touched = input.languages
    .map(({ code }) => code)
    .filter((code) => isTouched(code, input, before));
  const readable = { ...input, files: withoutBroken(input) };
  const place = ({ language, file, key }: Pick<HandInText, 'language' | 'file' | 'key'>) =>
    `${localePath(language, file)} ${key}`;
  const wanted = touched.flatMap((language) =>
    [...wantedTexts(readable, language).values()]
      .flat()
      .map(({ name: file, key, translation }) => ({ language, file, key, translation })),
  );
  const places = new Set(wanted.map(place));
  const changed = touched.flatMap((code) => changedTexts(readable, before, code, earlier));
  const changedPlaces = new Set(changed.map(place));
  const errors = found.filter(
    ({ language, severity }) => severity === 'error' && touched.includes(language),
  );
  const wrong = new Set(errors.map(({ file, key }) => `${file} ${key}`));
  return {
    handIn: {
      ...{ format: handInFormat, version: handInVersion },
      texts: changed.filter((text) => !wrong.has(place(text))),
    },
    heldBack: changed.filter((text) => wrong.has(place(text))),
    waiting: wanted
      .filter(({ translation }) => isWaiting(translation))
      .map(({ language, file, key }) => ({ language, file, key })),
    added: [
      ...new Set(changed.map((text) => addedHere(text, before)).filter((one) => one !== null)),
    ],
    findings: found.filter(({ file, key }) => changedPlaces.has(`${file} ${key}`)),
    // They may hide finished texts, which would be left out unnoticed.
    stopping: errors.filter(
      ({ file, key, rule }) =>
        (input.files.has(file) && !readable.files.has(file)) ||
        ['duplicate-key', 'wrong-type'].includes(rule) ||
        (!places.has(`${file} ${key}`) && !rule.startsWith('missing-')),
    ),
  };
}

function isTouched(code: string, input: LocaleInput, before: LocaleInput): boolean {
  const own = [...input.files].filter(([path]) => path.startsWith(`${localesFolder}/${code}/`));
  return own.some(([path, content]) => {
    const old = before.files.get(path);
    return old === undefined || Buffer.compare(Buffer.from(old), Buffer.from(content)) !== 0;
  });
}

/** The command that makes the place of a text, if the texts that were received have none; else null. */
function addedHere({ language, file }: HandInText, { files, source }: LocaleInput): string | null {
  const isThere = (start: string) => [...files.keys()].some((path) => path.startsWith(start));
  if (!isThere(localePath(source, file))) return `new-service ${file.replace(/^.*\//u, '')}`;
  return isThere(`${localesFolder}/${language}/`) ? null : `new-language ${language}`;
}

/** Whether nobody has written a text: it is missing or marked. */
function isWaiting(text: string | undefined): boolean {
  return text === undefined || text.trim() === '' || isMarked(text);
}

/**
 * The texts that differ from what was received, or from what was handed in since: in their wording, or
 * in the English that they are right for.
 */
function changedTexts(
  input: LocaleInput,
  before: LocaleInput,
  language: string,
  earlier: readonly HandIn[],
): HandInText[] {
  return [...wantedTexts(input, language)].flatMap(([file, units]) => {
    const { root } = readDocument(before.files.get(localePath(language, file)) ?? '{}');
    const old = new Map(root ? allTexts(root).map(({ key, text }) => [key, text]) : []);
    const recorded = parseRecords(before.files.get(recordPath(language, file)));
    const archive = parseRecords(input.files.get(recordPath(input.source, file)));
    return units.flatMap(({ key, english, translation: now, record }): HandInText[] => {
      if (now === undefined || isWaiting(now)) return [];
      const then = old.get(key) ?? null;
      // Once a text has been received again, earlier hand-ins no longer count.
      const handed = earlier
        .flatMap(({ texts }) => texts)
        .filter((one) => one.language === language && one.file === file && one.key === key)
        .filter((one) => one.old === then)
        .map((one) => one.new);
      const others = [...new Set(handed)].filter((one) => one !== now && one !== then);
      const isConfirmed = record === hashOf(english) && recorded.get(key)?.[0] !== record;
      if (now === then && others.length === 0 && !isConfirmed) return [];
      const noted = record === undefined ? null : englishWith(record, archive.get(key) ?? []);
      const madeFrom = record === hashOf(english) ? english : (noted ?? english);
      return [
        {
          ...{ language, file, key, old: then, new: now },
          english: language === input.source ? (then ?? '') : madeFrom,
          ...(others.length > 0 && { earlier: others }),
        },
      ];
    });
  });
}

/**
 * What was changed in the folder of an earlier delivery, read with the languages and schemas of this one.
 * @throws if the folder has no texts, or one of its files can't be read
 */
export function changedInFolder(folder: string, project: Project): Pick<HandIn, 'texts'> {
  if (!existsSync(join(folder, localesFolder))) {
    throw new Error(`${folder} has no folder ${localesFolder}: name the folder of the site.`);
  }
  const { handIn, heldBack, stopping } = prepareHandIn({ ...project, root: folder });
  const broken = stopping.find(({ key }) => key === '');
  if (broken) throw new Error(`${folder}: ${broken.file} has to be mended first.`);
  return { texts: [...handIn.texts, ...heldBack] };
}

/** Takes over what was handed in from the folder of an earlier delivery, and so who hands in. */
export function keepHandedIn(folder: string, root: string): void {
  const from = join(folder, handInFolder);
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((one) => one.endsWith('.json'))) {
    cpSync(join(from, name), join(root, handInFolder, name), { preserveTimestamps: true });
  }
}

/** The files without those of translations that can't be read. */
function withoutBroken({ files, source }: LocaleInput): LocaleInput['files'] {
  const isOfSource = (path: string) => path.startsWith(`${localesFolder}/${source}/`);
  return new Map(
    [...files].filter(
      ([path, content]) =>
        !path.endsWith('.json') || isOfSource(path) || readDocument(content).root !== null,
    ),
  );
}

/** What was handed in from this folder, the last at the end. */
function handedIn(root: string): HandIn[] {
  const folder = join(root, handInFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  const copies = names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => one.time - other.time || byName(one.name, other.name));
  return copies.map(({ name }) => {
    try {
      return parseHandIn(readFileSync(join(folder, name)));
    } catch {
      throw new Error(`${handInFolder}/${name} can’t be read: delete it, and hand in again.`);
    }
  });
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
    throw new Error(
      'Nothing has changed since you received it. What was changed before the editor or this command was first started counts as received.',
    );
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
  const languages = new Set(handIn.texts.map(({ language }) => language));
  const base = ['hand-in', ...languages, day, nameInFile(handIn.author)].filter(Boolean).join('-');
  let [name, count] = [`${base}.json`, 1];
  const isTaken = () =>
    [root, join(root, handInFolder)].some((folder) => existsSync(join(folder, name)));
  while (isTaken()) name = `${base}-${++count}.json`;
  writeAll(root, { created: new Map([[`${handInFolder}/${name}`, content]]), edited: new Map() });
  return { name, content };
}

/** A person's name as a part of a file's name. */
function nameInFile(author: string): string {
  const plain = author.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, 40) ?? ''
  );
}
