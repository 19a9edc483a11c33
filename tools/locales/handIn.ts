import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { checkLocales, type LocaleReport } from './check';
import type { Finding } from './finding';
import { localesFolder, readLocaleFiles, readLocales } from './project';
import type { LocaleInput, Project } from './project';
import { isMarked } from './rules/text';
import { idOf, idOfFinding, openFile, type LocaleFile } from './texts';
import { writeFiles } from './write';
import { fromXliff, toXliff, type ReadUnit, type WrittenUnit } from './xliff';

/** The texts as they were received, and copies of what was handed in. Git ignores the folder. */
export const handInFolder = '.hand-in';
const receivedFolder = `${handInFolder}/received`;

/**
 * Keeps a copy of the texts as they were received, once; with git the last commit is that copy. The editor and
 * every command that writes call it first.
 */
export function keepReceived(root: string): void {
  const kept = join(root, receivedFolder);
  if (existsSync(kept) || git(root, 'cat-file', '-e', `HEAD:./${localesFolder}`)) return;
  // A copy that was interrupted is not taken for a whole one.
  const draft = `${kept}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(root, localesFolder), join(draft, localesFolder), { recursive: true });
  renameSync(draft, kept);
}

/** The locale files as they were received. */
export function receivedFiles({ root, files }: LocaleInput): LocaleInput['files'] {
  keepReceived(root);
  const kept = join(root, receivedFolder);
  if (existsSync(kept)) return readLocaleFiles(kept);
  const list = (...command: string[]) =>
    git(root, ...command, '-z', '--', localesFolder)
      ?.toString()
      .split('\0')
      .filter(Boolean) ?? [];
  const changed = list('diff', '--name-only', '--relative', 'HEAD');
  const committed = new Map(files);
  for (const path of [...changed, ...list('ls-files', '--others')]) {
    const content = git(root, 'cat-file', 'blob', `HEAD:./${path}`);
    if (content) committed.set(path, content);
    else committed.delete(path);
  }
  return committed;
}

/** What git answers; undefined if there is no git, no repository or no answer. */
function git(cwd: string, ...args: string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: Infinity,
    });
  } catch {
    return undefined;
  }
}

export interface PreparedHandIn {
  author?: string | undefined;
  /** The changed texts that can be handed in. */
  units: WrittenUnit[];
  /** The changed texts that would break the site: they stay here until they are fixed. */
  heldBack: WrittenUnit[];
  /** What the check says about the changed texts. */
  findings: Finding[];
  /** Errors of more than one text, which may hide finished texts: nothing is handed in before they are fixed. */
  stopping: Finding[];
}

/**
 * What has changed in all languages since the texts were received, read from disk.
 * @param author who hands in; if absent, who did it last
 * @param check the check of all texts
 */
export function prepareHandIn(
  project: Project,
  author?: string,
  check: (input: LocaleInput) => LocaleReport = checkLocales,
): PreparedHandIn {
  const input = readLocales(project);
  const handed = handedIn(project.root);
  const earlier = handed.flatMap(({ units }) => units);
  const plan = planHandIn(input, receivedFiles(input), check(input).findings, earlier);
  return { ...plan, author: author?.trim() || handed.at(-1)?.author };
}

/**
 * What has changed, and what of it can be handed in.
 * @param before the files as they were received
 * @param found findings of the check
 * @param earlier units that were handed in before
 */
export function planHandIn(
  input: LocaleInput,
  before: LocaleInput['files'],
  found: readonly Finding[],
  earlier: readonly ReadUnit[],
): PreparedHandIn {
  const isChanged = ([path, content]: [string, string | Uint8Array]) =>
    !Buffer.from(before.get(path) ?? '').equals(Buffer.from(content));
  const changedPaths = [...input.files].filter(isChanged).map(([path]) => path);
  const isTouched = (code: string) =>
    changedPaths.some((path) => path.startsWith(`${localesFolder}/${code}/`)) ||
    earlier.some(({ language }) => language === code);
  const touched = input.languages.map(({ code }) => code).filter(isTouched);
  const files = touched.flatMap((code) =>
    Array.from(input.schemas.keys(), (name) => openFile(input, code, name)),
  );
  const changed = files.flatMap((file) => changedUnits(file, input, before, earlier));
  const errors = found.filter(
    ({ language, severity }) => severity === 'error' && touched.includes(language),
  );
  const ids = new Set(files.flatMap(({ texts }) => texts.map(idOf)));
  const changedIds = new Set(changed.map(idOf));
  const wrong = new Set(errors.map(idOfFinding));
  return {
    units: changed.filter((unit) => !wrong.has(idOf(unit))),
    heldBack: changed.filter((unit) => wrong.has(idOf(unit))),
    findings: found.filter((finding) => changedIds.has(idOfFinding(finding))),
    stopping: errors.filter(
      (finding) =>
        /^(?:json|not-utf8|byte-order|duplicate|wrong-type)/u.test(finding.rule) ||
        (!ids.has(idOfFinding(finding)) && !finding.rule.startsWith('missing-')),
    ),
  };
}

function isWaiting(text: string | undefined): boolean {
  return text === undefined || text.trim() === '' || isMarked(text);
}

/**
 * The texts of a file that differ from what was received, or from what was handed in since: in their wording, or
 * in the English that they are right for.
 */
function changedUnits(
  { language, name, texts }: LocaleFile,
  input: LocaleInput,
  before: LocaleInput['files'],
  earlier: readonly ReadUnit[],
): WrittenUnit[] {
  const old = openFile({ ...input, files: before }, language, name);
  return texts.flatMap((text) => {
    const { key, translation: now = '', english, madeFrom } = text;
    if (isWaiting(now)) return [];
    const received = old.find(key);
    const then = isWaiting(received?.translation) ? undefined : received?.translation;
    // Once a text has been received again, earlier hand-ins of it no longer count.
    const handed = earlier
      .filter((unit) => idOf(unit) === idOf(text))
      .filter(({ previous }) => then === undefined || previous.includes(then));
    const wordings = new Set(handed.map(({ target }) => target));
    const others = [...wordings].filter((one) => one !== now && one !== then);
    const isConfirmed = madeFrom === english && received?.madeFrom !== english;
    if (now === then && others.length === 0 && !isConfirmed) return [];
    const from = language === input.source ? (then ?? '') : (madeFrom ?? english);
    const previous = [...(then === undefined ? [] : [then]), ...others];
    return [{ language, name, key, source: from, target: now, previous, isDone: true }];
  });
}

/** What was handed in or received in this folder, the last at the end. */
function handedIn(root: string): { author: string; units: ReadUnit[] }[] {
  const folder = join(root, handInFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const copies = names
    .filter((name) => name.endsWith('.xlf') && !name.startsWith('.'))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => one.time - other.time);
  return copies.map(({ name }) => {
    try {
      return fromXliff(readFileSync(join(folder, name)));
    } catch {
      throw new Error(`${handInFolder}/${name} can’t be read: delete it, and hand in again.`);
    }
  });
}

/** Keeps a copy of a file that was received, so that its wordings count as seen in later hand-ins. */
export function keepHandIn(root: string, file: string): void {
  cpSync(file, join(root, handInFolder, basename(file)));
}

/**
 * Makes the files to hand in, one for each language, and keeps copies.
 * @throws if nothing has changed, something must be fixed first, or nobody says who hands in
 */
export function makeHandIn(
  { root, source }: Project,
  { author, units, heldBack, stopping }: PreparedHandIn,
): { name: string; content: string }[] {
  if (stopping.length > 0)
    throw new Error(
      'Nothing is handed in: errors of more than one text (above) must be fixed first.',
    );
  if (units.length + heldBack.length === 0)
    throw new Error(
      'Nothing has changed since you received it. What was changed before the editor or this command was first started counts as received.',
    );
  if (units.length === 0)
    throw new Error(`All ${heldBack.length} changed texts would break the site (above): fix them.`);
  if (!author)
    throw new Error('Say who hands the texts in: add -- --author "Your name". It is remembered.');
  const day = new Date().toISOString().slice(0, 10);
  const plain = author.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const who = (plain.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? '').slice(0, 40);
  const files = [...new Set(units.map(({ language }) => language))].map((language) => {
    const base = ['hand-in', language, day, who].filter(Boolean).join('-');
    let [name, count] = [`${base}.xlf`, 1];
    const isTaken = () => ['', handInFolder].some((folder) => existsSync(join(root, folder, name)));
    while (isTaken()) name = `${base}-${++count}.xlf`;
    const own = units.filter((unit) => unit.language === language);
    return { name, content: toXliff(own, source, author) };
  });
  const copies = files.map(({ name, content }) => [`${handInFolder}/${name}`, content] as const);
  writeFiles(root, new Map(copies), new Map());
  return files;
}
