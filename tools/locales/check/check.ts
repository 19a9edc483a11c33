import { openLocaleFile, type LocaleFile, type LocaleText } from '../files/localeFile';
import {
  allowListPath,
  fileText,
  glossaryPath,
  localePath,
  renamedPath,
  type LocaleInput,
} from '../files/project';
import { isPlaceholderText } from '../files/placeholderText';
import { positionAt, readSourceFile, type SourceProblem } from '../files/sourceFile';
import { isRecordPath, recordPath } from '../record/records';
import { formatDiff, wordDiff } from '../record/wordDiff';
import { finding, isUntranslated, staleRule, type FileFinding, type Finding } from './finding';
import { checkLayout } from './layout';
import { checkText } from './rules/checkText';
import { dueDates } from './rules/due';
import { checkStructure } from './structure';
import { prepareTerms, type Terms } from './terms';

export interface FileStatus {
  language: string;
  file: string;
  /** Number of texts to translate: those that each language has of its own don't count. */
  wanted: number;
  /** How many of them are translated and have no error. */
  complete: number;
  /** How many of the translated texts are stale. */
  stale: number;
}

export interface LocaleReport {
  /** Folders and files first, then in the order of languages, files and positions. */
  findings: Finding[];
  files: FileStatus[];
}

/** By path, the last result and the state it was computed from: the editor checks all files after each keystroke. */
const cache = new Map<string, { state: string; result: ReturnType<typeof checkFile> }>();

/** @param day today (2026-11-23); without it the check reports no dates that are due */
export function checkLocales(input: LocaleInput, day?: string): LocaleReport {
  const terms = prepareTerms(input.glossary, input.allowed);
  const shared = JSON.stringify([input.glossary, input.allowed, day]);
  const results = input.languages.flatMap(({ code: language }) => {
    return Array.from(input.schemas.keys(), (name) => {
      const path = localePath(language, name);
      const paths = [path, localePath(input.source, name), recordPath(path)];
      const contents = paths.map((used) => fileText(input, used) ?? null);
      const state = JSON.stringify([shared, contents]);
      const cached = cache.get(path);
      if (cached?.state === state) return cached.result;
      const result = checkFile(openLocaleFile(input, language, name), input, terms, day);
      cache.set(path, { state, result });
      return result;
    });
  });
  return {
    findings: [
      ...checkLayout(input),
      ...brokenFiles(input),
      ...results.flatMap((result) => result.findings),
    ],
    files: results.map(({ status }) => status),
  };
}

/** Errors of the files that hold no texts of the site: records, glossary, allow-list and renamed keys. */
function brokenFiles({ files }: LocaleInput): Finding[] {
  const paths = [glossaryPath, allowListPath, renamedPath];
  return [...files].flatMap(([path, bytes]) => {
    if (!isRecordPath(path) && !paths.includes(path)) return [];
    const { text, problems } = readSourceFile(bytes);
    const language = isRecordPath(path) ? (path.split('/')[1] ?? '') : '';
    return problems.map(problemFinding).map((found) => inFile(found, text, language, path));
  });
}

const problemFinding = ({ rule, index, key }: SourceProblem): FileFinding => ({
  ...finding(rule),
  index,
  key,
});

function inFile(
  { index, ...found }: FileFinding,
  text: string,
  language: string,
  file: string,
): Finding {
  return { ...found, ...positionAt(text, index), language, file };
}

function checkFile(
  { path, language, source, schema, english, texts }: LocaleFile,
  input: LocaleInput,
  terms: Terms,
  day: string | undefined,
): { findings: Finding[]; status: FileStatus } {
  const wanted = texts.filter(({ meta }) => !meta.perLanguage).length;
  const status = { language, file: path, wanted, complete: 0, stale: 0 };
  const place = (found: FileFinding) => inFile(found, source?.text ?? '', language, path);
  const problems = (source?.problems ?? []).map(problemFinding);
  if (!source?.root) return { findings: problems.map(place), status };
  const duplicates = problems.map(({ key }) => key);
  const structure = checkStructure(source.root, source.content, schema, language, english).filter(
    // Of two values of a key the syntax tree finds the first, the content holds the last.
    ({ key }) => !duplicates.some((twice) => key === twice || key.startsWith(`${twice}.`)),
  );
  const written = texts.filter(({ translation }) => translation?.trim());
  const ofTexts = written.flatMap((text) => textFindings(text, input, terms));
  const untranslated = new Set(ofTexts.filter(isUntranslated).map(({ key }) => key));
  const translated = written.filter(({ key, meta }) => !meta.perLanguage && !untranslated.has(key));
  const ofRecords = language === input.source ? [] : translated.flatMap(recordFindings);
  const due = day === undefined ? [] : dueDates(written, day);
  const findings = [...problems, ...structure, ...ofTexts, ...ofRecords, ...due];
  const stale = translated.filter((text) => text.isStale).length;
  const wrong = new Set(
    ofTexts.filter(({ severity }) => severity === 'error').map(({ key }) => key),
  );
  const complete = translated.filter(({ key }) => !wrong.has(key)).length;
  return {
    findings: findings.sort((a, b) => a.index - b.index).map(place),
    status: { ...status, complete, stale },
  };
}

function textFindings(text: LocaleText, input: LocaleInput, terms: Terms): FileFinding[] {
  const { key, translation = '', english, meta, language, offset } = text;
  const isSource = language === input.source;
  const findings = checkText({
    text: translation,
    english: english === '' || isSource ? undefined : english,
    language,
    isSource,
    meta,
    terms,
    characters: input.characters,
  });
  return findings.map((found) => ({ ...found, key, index: offset }));
}

/** Whether a translation has no record, or its English has changed since. */
function recordFindings(text: LocaleText): FileFinding[] {
  const { language, name, key, offset, english, madeFrom, isStale } = text;
  const values = { target: `${language}/${name}`, key };
  if (english === '') return [];
  if (madeFrom === undefined) return [{ ...finding('unrecorded', values), index: offset, key }];
  if (!isStale || isPlaceholderText(english)) return [];
  const change = wordDiff(madeFrom, english);
  const found = finding(staleRule, { change: formatDiff(change), ...values });
  return [{ ...found, index: offset, key, change }];
}
