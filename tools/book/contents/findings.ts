import { flatTexts, type Json } from '../../locales/flatTexts';
import { localePath, localesFolder } from '../../locales/layout';
import { markRule } from '../../locales/mark';
import type { LocaleInput } from '../../locales/check';
import type { Finding } from '../../locales/finding';
import { englishWith } from '../../locales/stale/english';
import { parseRecords, recordPath } from '../../locales/stale/record';
import { wordDiff, type DiffPart } from '../../locales/stale/wordDiff';
import type { BookText, Findings, TextKey } from '../book';
import { textKey } from './textKey';

/** The rules that break what is not there yet, or not translated, as the check counts it. */
const missingRules = new Set(['missing-file', 'missing-folder', 'empty', 'rule-7', markRule]);

/**
 * The findings of the check in the three lists of the book.
 * @param found all findings of `checkLocales`
 * @param texts all texts of the site
 */
export function sortFindings(
  input: LocaleInput,
  found: readonly Finding[],
  texts: readonly BookText[],
): Findings {
  const versions = new Map(
    texts.map((text): [TextKey, Record<string, string | null>] => [text.id, text.versions]),
  );
  const sorted: Findings = { stale: [], missing: [], suspicious: [] };
  for (const finding of found) {
    const name = fileName(finding);
    const text = finding.key === '' ? null : textKey(name, finding.key);
    const isAbsent = text !== null && versions.get(text)?.[finding.language] === null;
    const list = listOf(finding.rule, isAbsent);
    const change = list === 'stale' ? changeOf(input, finding, name) : null;
    sorted[list].push({ ...finding, text, change });
  }
  return sorted;
}

function listOf(rule: string, isAbsent: boolean): keyof Findings {
  if (rule === 'stale') return 'stale';
  return isAbsent || missingRules.has(rule) ? 'missing' : 'suspicious';
}

/** `services/x` for `locales/fr/services/x.json`. */
function fileName({ file, language }: Finding): string {
  return file.slice(`${localesFolder}/${language}/`.length).replace(/\.json$/u, '');
}

/** What changed in the English since the text was translated; null if the old English was not kept. */
function changeOf(
  { files, source }: LocaleInput,
  { language, key }: Finding,
  name: string,
): DiffPart[] | null {
  const notes = (code: string) => parseRecords(files.get(recordPath(code, name))).get(key) ?? [];
  const [hash] = notes(language);
  const before = hash === undefined ? null : englishWith(hash, notes(source));
  const content = files.get(localePath(source, name));
  if (before === null || content === undefined) return null;
  const english = JSON.parse(
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  ) as Json;
  const after = flatTexts(english, language).get(key);
  return after === undefined ? null : wordDiff(before, after);
}
