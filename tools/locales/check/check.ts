import { placeholderRules, type FileFinding, type Finding } from './finding';
import { checkLayout } from './layout';
import {
  allowListPath,
  fileText,
  glossaryPath,
  localePath,
  renamedPath,
  type LocaleInput,
} from '../files/project';
import { isRecordPath, recordPath } from '../record/records';
import { checkText } from './rules/checkText';
import { dueDates } from './rules/due';
import { repairText } from './rules/patterns';
import { isPlaceholderText, prepareTerms, type Terms } from './rules/context';
import { applyChanges } from '../files/changes';
import { positionAt, readSourceFile } from '../files/sourceFile';
import { isStale, staleFindings } from '../accept';
import { checkStructure } from '../files/schema';
import { openLocaleFile, localeTexts, type LocaleFile, type LocaleText } from '../files/localeFile';

export interface FileStatus {
  language: string;
  file: string;
  /** Texts that the language needs, its own apart. */
  wanted: number;
  /** Those of them that are translated, and those whose English has changed since. */
  complete: number;
  stale: number;
}

export interface LocaleReport {
  /** Of folders and files first, then in the order of languages, files and places. */
  findings: Finding[];
  files: FileStatus[];
}

/** By path the result of the last check and what it was made of: the editor checks again and again. */
const remembered = new Map<string, { state: string; result: ReturnType<typeof checkFile> }>();

/**
 * Checks all locale files: THE check of the command, the build and the editor.
 * @param day today (2026-11-23), for dates that need another look; without it none does
 */
export function checkLocales(input: LocaleInput, day?: string): LocaleReport {
  const terms = prepareTerms(input.glossary, input.allowed);
  const agreed = JSON.stringify([input.glossary, input.allowed, day]);
  const results = input.languages.flatMap(({ code: language }) => {
    return Array.from(input.schemas.keys(), (name) => {
      const path = localePath(language, name);
      const paths = [path, localePath(input.source, name), recordPath(language, name)];
      const contents = paths.map((one) => fileText(input, one) ?? null);
      const state = JSON.stringify([agreed, contents]);
      const known = remembered.get(path);
      if (known?.state === state) return known.result;
      const found = checkFile(openLocaleFile(input, language, name), input, terms, day);
      remembered.set(path, { state, result: found });
      return found;
    });
  });
  const findings = [...checkLayout(input), ...brokenLists(input)];
  return {
    findings: [...findings, ...results.flatMap((result) => result.findings)],
    files: results.map(({ status }) => status),
  };
}

/** Errors of the files without texts of the site: records, glossary and allow-list. */
function brokenLists({ files }: LocaleInput): Finding[] {
  return [...files].flatMap(([path, bytes]) => {
    if (!isRecordPath(path) && ![glossaryPath, allowListPath, renamedPath].includes(path))
      return [];
    const { text, problems } = readSourceFile(bytes);
    const language = isRecordPath(path) ? (path.split('/')[1] ?? '') : '';
    return problems.map(({ index, ...found }) => {
      return { ...found, ...positionAt(text, index), language, file: path };
    });
  });
}

function checkFile(
  { path, language, source, schema, english, texts }: LocaleFile,
  input: LocaleInput,
  terms: Terms,
  day: string | undefined,
): { findings: Finding[]; status: FileStatus } {
  const place = ({ index, ...found }: FileFinding): Finding => {
    return { ...found, ...positionAt(source?.text ?? '', index), language, file: path };
  };
  const wanted = texts.filter(({ meta }) => !meta.perLanguage).length;
  const status = { language, file: path, wanted, complete: 0, stale: 0 };
  if (!source?.root) return { findings: (source?.problems ?? []).map(place), status };
  const twice = source.problems.map(({ key }) => key);
  const structure = checkStructure(source.root, source.content, schema, language, english).filter(
    // The parser keeps the last of two values, the tree the first.
    ({ key }) => !twice.some((one) => key === one || key.startsWith(`${one}.`)),
  );
  const written = texts.filter(({ translation }) => translation?.trim());
  const about = written.flatMap((text) => textFindings(text, input, terms));
  const untranslated = new Set(about.filter(isUntranslated).map(({ key }) => key));
  const translated = written.filter(({ key, meta }) => !meta.perLanguage && !untranslated.has(key));
  const records = language === input.source ? [] : staleFindings(translated);
  const due = day === undefined ? [] : dueDates(written, day);
  const found = [...source.problems, ...structure, ...about, ...records, ...due];
  const stale = translated.filter(isStale).length;
  return {
    findings: found.sort((one, other) => one.index - other.index).map(place),
    status: { ...status, complete: translated.length, stale },
  };
}

function textFindings(text: LocaleText, input: LocaleInput, terms: Terms): FileFinding[] {
  const { key, translation = '', english, meta, language, offset } = text;
  const isSource = language === input.source;
  const findings = checkText({
    text: translation,
    english: english === '' || isSource ? undefined : english,
    ...{ language, isSource, entry: meta, terms, characters: input.characters },
  });
  return findings.map((found) => ({ ...found, key, index: offset }));
}

/** Whether a finding means that nobody has translated the text. */
export function isUntranslated({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'same-as-english' || rule === 'script' || placeholderRules.includes(rule);
}

/**
 * Fixes the typography of all texts where a rule is certain. A record that belonged to a text still does.
 * @returns the files that change: path from the root to new content
 */
export function fixTypography(input: LocaleInput): Map<string, string> {
  const { isAllowed } = prepareTerms([], input.allowed);
  const changes = localeTexts(input).flatMap((text) => {
    const { translation = '', language, meta, madeFrom } = text;
    const fixed = repairText(translation, language);
    const isRight =
      fixed === translation ||
      isPlaceholderText(translation) ||
      meta.data ||
      isAllowed(translation, language);
    return isRight ? [] : [{ ...text, text: fixed, english: madeFrom }];
  });
  return applyChanges(input, changes).files;
}
