import { localePath, type LocaleInput } from '../files';
import { isPage } from '../project';
import { lapsedFindings, notesPath } from '../notes/notes';
import type { Schema } from '../schema';
import { isRecorded, parseRecords, recordPath, unmergedRecords } from '../stale/records';
import { staleTexts, unrecordedTexts, type FileRecords } from '../stale/stale';
import { checkText } from './checkText';
import { offsetOf, placeOf, readDocument, type Document } from './document';
import { markRule, warning, type FileFinding, type Finding } from './finding';
import { checkLayout } from './layout';
import { compareStructure, countWanted, type ComparedText } from './structure';
import { wordCount } from './rules/length';
import { pageFindings } from './rules/page';
import { spellingFindings } from './rules/spellings';
import { sentencesOf } from './sentences';
import { isMarked, prepareTerms, type CheckedLanguage, type Terms } from './text';

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
    findings: [...checkLayout(input), ...unmergedRecords(input)],
    files: [],
  };
  for (const language of input.languages) {
    const isSource = language.code === input.source;
    const tracked = !isSource && isRecorded(language.code, input.files.keys());
    const results = Array.from(input.schemas, ([name, schema]) => {
      const source = sources.get(name);
      const document = isSource ? source : read(language.code, name);
      const records = tracked ? recordsOf(input, language.code, name) : null;
      const result = remember(language.code, name, () =>
        checkFile({
          ...{ schema, language, isSource, document, source, terms, records },
          characters: input.characters,
          notes: input.files.get(notesPath(language.code, name)),
          isPage: isPage(name),
        }),
      );
      return { ...result, document, file: localePath(language.code, name) };
    });
    const repeated = repetitions(results);
    const twoWays = language.script === 'arabic' ? spellingFindings(results) : null;
    for (const { file, document, findings, counts } of results) {
      const own = [...(repeated.get(file) ?? []), ...(twoWays?.get(file) ?? [])];
      const suspicious = counts.suspicious + own.length;
      report.files.push({ language: language.code, file, ...counts, suspicious });
      report.findings.push(
        ...[...findings, ...own].map((finding) => place(finding, document, language.code, file)),
      );
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
  { index, severity, rule, key, message, suggestion, repair, change }: FileFinding,
  document: Document | undefined,
  language: string,
  file: string,
): Finding {
  const { line, column } = placeOf(document?.text ?? '', index);
  const where = { language, file, line, column, key };
  const optional = { ...(repair !== undefined && { repair }), ...(change && { change }) };
  return { severity, rule, ...where, message, suggestion, ...optional };
}

/** One file of one language, with what it is compared with. */
interface FileTask {
  schema: Schema;
  /** Whether its texts are one page. */
  isPage: boolean;
  language: CheckedLanguage;
  /** Whether it is the English one. */
  isSource: boolean;
  /** The file; undefined if it is missing. */
  document: Document | undefined;
  /** The English file. */
  source: Document | undefined;
  terms: Terms;
  characters: ReadonlySet<string>;
  /** What is recorded of the English behind it; null when nothing is recorded of its language. */
  records: FileRecords | null;
  /** What people have noted of the texts. */
  notes: string | Uint8Array | undefined;
}

interface FileCounts {
  /** How many texts the file needs. */
  wanted: number;
  /** How many of them are there, and not English. */
  complete: number;
  missing: number;
  /** How many texts are there that English lacks. */
  unknown: number;
  /** How many texts were made from an English text that has changed. */
  stale: number;
  /** How many findings are about the texts themselves. */
  suspicious: number;
}

export interface FileResult {
  /** In the order of their places. */
  findings: FileFinding[];
  counts: FileCounts;
  texts: ComparedText[];
}

/** Checks one file: its structure, then each of its texts. */
function checkFile(task: FileTask): FileResult {
  const { schema, document, language, source } = task;
  const wanted = countWanted(schema, language.code);
  if (!document?.root) {
    const counts = { wanted, complete: 0, missing: wanted, unknown: 0, stale: 0, suspicious: 0 };
    return { findings: document?.problems ?? [], counts, texts: [] };
  }
  const english = source?.root ?? undefined;
  const structure = compareStructure(document.root, schema, english, language.code);
  const about = structure.texts.flatMap((text) => checkCompared(task, text, document.text));
  const records = source?.root ? task.records : null;
  const translated = structure.texts.filter(({ text }) => !isMarked(text));
  const together = pageFindings(translated, document.text, {
    language: language.code,
    isPage: task.isPage,
  });
  const compared = translated.filter((text) => !isMarked(text.english));
  const stale = records ? staleTexts(compared, records) : [];
  const lapsed = lapsedFindings(translated, task.notes);
  const unrecorded = records ? unrecordedTexts(translated, records) : [];
  const untranslated = about.filter(({ rule }) => rule === 'rule-7' || rule === markRule).length;
  const missing = structure.missing + untranslated;
  // What is wrong with the structure is counted as missing or unknown, but for the order of the keys.
  const misplaced = structure.findings.filter(({ severity }) => severity === 'warning').length;
  return {
    findings: [
      ...[...document.problems, ...structure.findings, ...about, ...together],
      ...[...stale, ...unrecorded, ...lapsed],
    ].sort((one, other) => one.index - other.index),
    counts: {
      wanted,
      complete: Math.max(wanted - missing, 0),
      missing,
      unknown: structure.unknown,
      stale: stale.length,
      suspicious:
        document.problems.length +
        misplaced +
        (about.length - untranslated + together.length + unrecorded.length + lapsed.length),
    },
    texts: structure.texts,
  };
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

/** Sentences shorter than this may recur. */
const leastWords = 6;

interface CheckedFile {
  file: string;
  texts: readonly { key: string; offset: number; text: string }[];
}

/**
 * Sentences that two files of a language share: each service is written for itself.
 * @returns the findings of each file that repeats another
 */
function repetitions(files: readonly CheckedFile[]): Map<string, FileFinding[]> {
  const first = new Map<string, string>();
  const findings = new Map<string, FileFinding[]>();
  for (const { file, texts } of files) {
    for (const { key, offset, text } of texts) {
      for (const sentence of longSentences(text)) {
        const earlier = first.get(sentence);
        if (earlier === undefined) first.set(sentence, file);
        else if (earlier !== file) {
          const found = repeated(key, offset, sentence, earlier);
          findings.set(file, [...(findings.get(file) ?? []), found]);
        }
      }
    }
  }
  return findings;
}

function longSentences(text: string): string[] {
  return sentencesOf(text).filter((sentence) => wordCount(sentence) >= leastWords);
}

function repeated(key: string, index: number, sentence: string, earlier: string): FileFinding {
  const message = `${earlier} has the same sentence: “${sentence.slice(0, 50)}…”`;
  const suggestion = 'Write it anew: no two pages share a sentence.';
  return { ...warning('repetition', message, suggestion), index, key };
}
