import { localePath, type LocaleInput } from './files';
import { entriesFor, type Schema } from './schema';
import { isRecorded, parseRecords, recordPath } from './records';
import { staleTexts, unrecordedTexts, type FileRecords } from './stale';
import { checkText } from './rules/checkText';
import { offsetOf, placeOf, readDocument, type Document } from './sourceFile';
import { markRules, type FileFinding, type Finding } from './finding';
import { checkLayout } from './layout';
import { dueDates } from './rules/due';
import { compareStructure, type ComparedText } from './structure';
import { isMarked, prepareTerms, type Terms } from './rules/text';

/** How far one file of one language is. */
export interface FileStatus extends FileCounts {
  language: string;
  /** Path from the repository's root. */
  file: string;
}

export interface LocaleReport {
  /** Folders and files first, then in the order of languages, files and places. */
  findings: Finding[];
  files: FileStatus[];
}

/** Gives what was found in a file of a language before, or else finds it. */
export type Remember = (language: string, name: string, find: () => FileResult) => FileResult;

/**
 * Checks all locale files: THE check, used by the command, the build and the editor.
 * @param input the files' contents and what they are checked against
 * @param remember for those who check again and again
 */
export function checkLocales(
  input: LocaleInput,
  remember: Remember = (_language, _name, find) => find(),
): LocaleReport {
  const terms = prepareTerms(input.glossary, input.allowed);
  const read = (code: string, name: string): Document | undefined => {
    const content = input.files.get(localePath(code, name));
    return content === undefined ? undefined : readDocument(content);
  };
  const sources = new Map(
    [...input.schemas.keys()].map((name) => [name, read(input.source, name)]),
  );
  const report: LocaleReport = {
    findings: checkLayout(input),
    files: [],
  };
  for (const { code: language } of input.languages) {
    const isSource = language === input.source;
    const tracked = !isSource && isRecorded(language, input.files.keys());
    const results = Array.from(input.schemas, ([name, schema]) => {
      const source = sources.get(name);
      const document = isSource ? source : read(language, name);
      const records = tracked ? recordsOf(input, language, name) : null;
      const result = remember(language, name, () =>
        checkFile({
          ...{ schema, language, isSource, document, source, terms, records },
          ...{ characters: input.characters, day: input.day },
        }),
      );
      return { ...result, document, file: localePath(language, name) };
    });
    for (const { file, document, findings, counts } of results) {
      report.files.push({ language, file, ...counts });
      report.findings.push(...findings.map((finding) => place(finding, document, language, file)));
    }
  }
  return report;
}

function recordsOf({ files, source }: LocaleInput, code: string, name: string): FileRecords {
  return {
    target: `${code}/${name}`,
    translation: parseRecords(files.get(recordPath(code, name))),
    english: parseRecords(files.get(recordPath(source, name))),
  };
}

function place(
  { index, ...found }: FileFinding,
  document: Document | undefined,
  language: string,
  file: string,
): Finding {
  return { ...found, ...placeOf(document?.text ?? '', index), language, file };
}

/** One file of one language, with what it is compared with. */
interface FileTask {
  schema: Schema;
  /** Its code. */
  language: string;
  /** Whether it is the English one. */
  isSource: boolean;
  /** The file; undefined if it is missing. */
  document: Document | undefined;
  /** The English file. */
  source: Document | undefined;
  terms: Terms;
  characters: ReadonlySet<string> | undefined;
  /** The day of the check, as `LocaleInput` has it. */
  day: string | undefined;
  /** What is recorded of the English behind it; null when nothing is recorded of its language. */
  records: FileRecords | null;
}

interface FileCounts {
  /** How many texts the file needs. */
  wanted: number;
  /** How many of them are there, and not English. */
  complete: number;
  /** How many texts were made from an English text that has changed. */
  stale: number;
}

export interface FileResult {
  /** In the order of their places. */
  findings: FileFinding[];
  counts: FileCounts;
}

/** Checks one file: its structure, then each of its texts. */
function checkFile(task: FileTask): FileResult {
  const { schema, document, language, source } = task;
  if (!document?.root) {
    const wanted = entriesFor(schema, language).size;
    return { findings: document?.problems ?? [], counts: { wanted, complete: 0, stale: 0 } };
  }
  const english = source?.root ?? undefined;
  const structure = compareStructure(document.root, schema, english, language);
  const about = structure.texts.flatMap((text) => checkCompared(task, text, document.text));
  const records = source?.root ? task.records : null;
  const translated = structure.texts.filter(({ text }) => !isMarked(text));
  const compared = translated.filter((text) => !isMarked(text.english));
  const stale = records ? staleTexts(compared, records) : [];
  const unrecorded = records ? unrecordedTexts(translated, records) : [];
  const wantedTexts = structure.texts.filter(({ entry }) => !entry.isOwn);
  const untranslated = about.filter(isUntranslated).length;
  const due = task.day === undefined ? [] : dueDates(structure.texts, task.day);
  const findings = [
    ...[...document.problems, ...structure.findings, ...about],
    ...[...stale, ...unrecorded, ...due],
  ];
  return {
    findings: findings.sort((one, other) => one.index - other.index),
    counts: {
      wanted: structure.wanted,
      complete: wantedTexts.length - untranslated,
      stale: stale.length,
    },
  };
}

/** Whether what stands there is of no use, as if it were missing. */
export function isUntranslated({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'same-as-english' || rule === 'script' || markRules.includes(rule);
}

function checkCompared(
  { language, isSource, terms, characters }: FileTask,
  { key, offset, text, english, placeholderSource, entry }: ComparedText,
  fileText: string,
): FileFinding[] {
  const isWritten = english !== '' && !isMarked(english);
  const findings = checkText({
    text,
    english: isWritten && !isSource ? english : undefined,
    placeholderSource: isWritten ? placeholderSource : undefined,
    ...{ language, isSource, entry, terms, characters },
  });
  return findings.map(({ index, ...finding }) => ({
    ...finding,
    key,
    index: index === undefined ? offset : offsetOf(fileText, offset, index),
  }));
}
