import { checkFile, type FileCounts } from './checkFile';
import type { CheckedLanguage } from './context';
import { placeOf, readDocument, type Document, type FileFinding } from './document';
import type { Finding } from './finding';
import { checkLayout, fileNames, localePath } from './layout';
import { repetitions } from './rules/repetition';
import { isRecorded, parseRecords, recordPath } from '../stale/record';
import type { FileRecords } from '../stale/stale';
import { prepareTerms, type AllowedText, type GlossaryEntry } from './terms';

/** Everything that a check looks at. */
export interface LocaleInput {
  /** Path from the repository's root (`locales/fr/home.json`) to the file's bytes or text. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** The list of languages, the source of all translations among them. */
  languages: readonly CheckedLanguage[];
  /** Code of the language that the others are translated from. */
  source: string;
  /** The slugs of the catalogue. */
  services: readonly string[];
  glossary: readonly GlossaryEntry[];
  allowed: readonly AllowedText[];
}

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

/**
 * Checks all locale files: THE check, used by the command, the build and the editor.
 * @param input the files' contents and what they are checked against
 */
export function checkLocales(input: LocaleInput): LocaleReport {
  const terms = prepareTerms(input.glossary, input.allowed);
  const read = (code: string, name: string): Document | undefined => {
    const content = input.files.get(localePath(code, name));
    return content === undefined ? undefined : readDocument(content);
  };
  const names = fileNames(input.services);
  const sources = new Map(names.map((name) => [name, read(input.source, name)]));
  const report: LocaleReport = { findings: checkLayout(input), files: [] };
  for (const language of input.languages) {
    const isSource = language.code === input.source;
    const tracked = !isSource && isRecorded(language.code, input.files.keys());
    const results = names.map((name) => {
      const source = sources.get(name);
      const document = isSource ? source : read(language.code, name);
      const records = tracked ? recordsOf(input, language.code, name) : null;
      const result = checkFile({ name, language, isSource, document, source, terms, records });
      return { ...result, document, file: localePath(language.code, name) };
    });
    const repeated = repetitions(results);
    for (const { file, document, findings, counts } of results) {
      const own = repeated.get(file) ?? [];
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
  { index, severity, rule, key, message, suggestion, change }: FileFinding,
  document: Document | undefined,
  language: string,
  file: string,
): Finding {
  const { line, column } = placeOf(document?.text ?? '', index);
  const where = { language, file, line, column, key };
  return { severity, rule, ...where, message, suggestion, ...(change && { change }) };
}
