import { localesFolder } from '../../../locale-kit/project';
import { markRule } from '../../../locale-kit/check/finding';
import type { Finding } from '../../../locale-kit/check/finding';
import type { BookText, Findings, TextKey } from '../book';
import { textKey } from './textKey';

/** The rules that break what is not there yet, or not translated, as the check counts it. */
const missingRules = new Set(['missing-file', 'missing-folder', 'empty', 'rule-7', markRule]);

/**
 * The findings of the check in the three lists of the book.
 * @param found all findings of `checkLocales`
 * @param texts all texts of the site
 */
export function sortFindings(found: readonly Finding[], texts: readonly BookText[]): Findings {
  const versions = new Map(
    texts.map((text): [TextKey, Record<string, string | null>] => [text.id, text.versions]),
  );
  const sorted: Findings = { stale: [], missing: [], suspicious: [] };
  for (const finding of found) {
    const name = fileName(finding);
    const text = finding.key === '' ? null : textKey(name, finding.key);
    const isAbsent = text !== null && versions.get(text)?.[finding.language] === null;
    const list = listOf(finding.rule, isAbsent);
    sorted[list].push({ ...finding, text });
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
