import { checkText } from './checkText';
import type { CheckedLanguage } from './context';
import { countWanted } from './count';
import { offsetOf, type Document, type FileFinding, type Value } from './document';
import { loneForms } from './loneForms';
import { keyEntry, serviceFolder } from './keys';
import { isMarked, markRule } from './mark';
import { compareStructure, type ComparedText } from './structure';
import { serviceTemplate } from './template';
import { staleTexts, unrecordedTexts, type FileRecords } from '../stale/stale';
import type { Terms } from './terms';

/** One file of one language, with what it is compared with. */
export interface FileTask {
  /** Its name in the folder of its language, without ending: `services/<slug>`. */
  name: string;
  language: CheckedLanguage;
  /** Whether it is the English one. */
  isSource: boolean;
  /** The file; undefined if it is missing. */
  document: Document | undefined;
  /** The English file. */
  source: Document | undefined;
  terms: Terms;
  /** What is recorded of the English behind it; null when nothing is recorded of its language. */
  records: FileRecords | null;
}

export interface FileCounts {
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
export function checkFile(task: FileTask): FileResult {
  const { document, language, source } = task;
  const prescribed = prescribing(task);
  const wanted = prescribed ? countWanted(prescribed, language.code) : 0;
  if (!document?.root) {
    const counts = { wanted, complete: 0, missing: wanted, unknown: 0, stale: 0, suspicious: 0 };
    return { findings: document?.problems ?? [], counts, texts: [] };
  }
  const structure = compareStructure(document.root, prescribed ?? document.root, language.code);
  const lone = task.isSource ? loneForms(document.root) : [];
  const about = structure.texts.flatMap((text) => checkCompared(task, text, document.text));
  const records = source?.root ? task.records : null;
  const translated = structure.texts.filter(({ text }) => !isMarked(text));
  const stale = records ? staleTexts(translated, records) : [];
  const unrecorded = records ? unrecordedTexts(translated, records) : [];
  const untranslated = about.filter(({ rule }) => rule === 'rule-7' || rule === markRule).length;
  const missing = structure.missing + untranslated;
  return {
    findings: [
      ...document.problems,
      ...structure.findings,
      ...lone,
      ...about,
      ...stale,
      ...unrecorded,
    ].sort((one, other) => one.index - other.index),
    counts: {
      wanted,
      complete: Math.max(wanted - missing, 0),
      missing,
      unknown: structure.unknown,
      stale: stale.length,
      suspicious: document.problems.length + about.length - untranslated + unrecorded.length,
    },
    texts: structure.texts,
  };
}

/** What prescribes the structure of a file; null when that can't be read. */
function prescribing({ name, isSource, source }: FileTask): Value | null {
  if (name.startsWith(serviceFolder) && (isSource || !source?.root)) return serviceTemplate;
  return source?.root ?? null;
}

function checkCompared(
  { name, language, isSource, source, terms }: FileTask,
  { key, offset, text, english, placeholderSource, pluralForm }: ComparedText,
  fileText: string,
): FileFinding[] {
  const hasEnglish = Boolean(source?.root) && english !== '';
  const entry = keyEntry(name, pluralForm ? key.slice(0, -pluralForm.length - 1) : key);
  const findings = checkText({
    text,
    english: hasEnglish && !isSource ? english : undefined,
    placeholderSource: hasEnglish ? placeholderSource : undefined,
    pluralForm,
    language,
    isSource,
    entry,
    terms,
  });
  const described = isSource && !entry ? [undescribed(key, offset)] : [];
  const placed = findings.map(({ index, ...finding }) => ({
    ...finding,
    key,
    index: index === undefined ? offset : offsetOf(fileText, offset, index),
  }));
  return [...placed, ...described];
}

function undescribed(key: string, index: number): FileFinding {
  return {
    severity: 'warning',
    rule: 'undescribed-key',
    index,
    key,
    message: 'The key has no description for translators.',
    suggestion: 'Add it to the table in packages/locale-kit/check/keys/.',
  };
}
