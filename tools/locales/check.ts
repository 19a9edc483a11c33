import { checkText } from './checkText';
import type { CheckedLanguage } from './context';
import { offsetOf, placeOf, readDocument, type Document, type FileFinding, type Value } from './document';
import { checkLayout, localePath } from './layout';
import type { Finding } from './finding';
import { keyEntry, pageFiles, serviceFolder } from './keys';
import { markRule } from './mark';
import { serviceTemplate } from './template';
import { compareStructure, countWanted, type ComparedText } from './structure';
import { prepareTerms, type AllowedText, type GlossaryEntry, type Terms } from './terms';

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
export interface FileStatus {
  language: string;
  /** Path from the repository's root. */
  file: string;
  /** How many texts it needs. */
  wanted: number;
  /** How many of them are there. */
  complete: number;
  missing: number;
  unknown: number;
  /** Findings other than missing and unknown texts: errors and warnings. */
  suspicious: number;
}

export interface LocaleReport {
  /** In the order of languages, files and places. */
  findings: Finding[];
  files: FileStatus[];
}

/**
 * Checks all locale files: THE check, used by the command, the build and the editor.
 * @param input the files' contents and what they are checked against
 */
export function checkLocales(input: LocaleInput): LocaleReport {
  const terms = prepareTerms(input.glossary, input.allowed);
  const findings = checkLayout(input);
  const files: FileStatus[] = [];
  const names = [...pageFiles, ...input.services.map((slug) => serviceFolder + slug)];
  const sources = new Map(
    names.map((name) => [name, input.files.get(localePath(input.source, name))] as const),
  );
  const documents = new Map(
    [...sources].flatMap(([name, content]) =>
      content === undefined ? [] : [[name, readDocument(content)] as const],
    ),
  );
  for (const language of input.languages) {
    for (const name of names) {
      const source = documents.get(name);
      const file = localePath(language.code, name);
      const content = input.files.get(file);
      const isSource = language.code === input.source;
      const document = isSource ? source : content === undefined ? undefined : readDocument(content);
      const result = checkFile({ document, source, language, isSource, name, terms });
      findings.push(...result.findings.map((finding) => place(finding, document, language, file)));
      files.push({ language: language.code, file, ...result.counts });
    }
  }
  return { findings, files };
}

interface FileTask {
  document: Document | undefined;
  source: Document | undefined;
  language: CheckedLanguage;
  isSource: boolean;
  name: string;
  terms: Terms;
}

function checkFile({ document, source, language, isSource, name, terms }: FileTask) {
  const template = templateOf(name, isSource, source);
  const wanted = template ? countWanted(template, language.code) : 0;
  if (!document?.root) {
    const counts = { wanted, complete: 0, missing: wanted, unknown: 0, suspicious: 0 };
    return { findings: document?.problems ?? [], counts };
  }
  const structure = compareStructure(document.root, template ?? document.root, language);
  const texts = structure.texts.flatMap((compared) =>
    checkCompared(compared, {
      language,
      isSource,
      name,
      terms,
      hasSource: template !== null,
      fileText: document.text,
    }),
  );
  const findings = [...document.problems, ...structure.findings, ...texts].sort(
    (one, other) => one.index - other.index,
  );
  const untranslated = texts.filter(({ rule }) => rule === 'rule-7' || rule === markRule).length;
  const missing = structure.missing + untranslated;
  const counts = {
    wanted,
    complete: wanted - missing,
    missing,
    unknown: structure.unknown,
    suspicious: document.problems.length + texts.length - untranslated,
  };
  return { findings, counts };
}

/** What prescribes the structure of a file; null when the English file can't be read. */
function templateOf(name: string, isSource: boolean, source: Document | undefined): Value | null {
  if (name.startsWith(serviceFolder) && (isSource || !source?.root)) return serviceTemplate;
  return source?.root ?? null;
}

interface TextTask {
  language: CheckedLanguage;
  isSource: boolean;
  name: string;
  terms: Terms;
  hasSource: boolean;
  fileText: string;
}

function checkCompared(
  compared: ComparedText,
  { language, isSource, name, terms, hasSource, fileText }: TextTask,
): FileFinding[] {
  const { key, offset, text, pluralForm } = compared;
  const found = checkText({
    text,
    english: isSource || !hasSource ? undefined : compared.english,
    placeholderSource: hasSource ? compared.placeholderSource : undefined,
    pluralForm,
    language,
    isSource,
    entry: keyEntry(name, withoutForm(key, pluralForm)),
    terms,
  });
  return found.map(({ index, ...finding }) => ({
    ...finding,
    key,
    index: index === undefined ? offset : offsetOf(fileText, offset, index),
  }));
}

function withoutForm(key: string, form: string | undefined): string {
  return form === undefined ? key : key.slice(0, -form.length - 1);
}

function place(
  { index, ...finding }: FileFinding,
  document: Document | undefined,
  { code }: CheckedLanguage,
  file: string,
): Finding {
  const { line, column } = placeOf(document?.text ?? '', index);
  const { severity, rule, key, message, suggestion } = finding;
  return { severity, rule, language: code, file, line, column, key, message, suggestion };
}
