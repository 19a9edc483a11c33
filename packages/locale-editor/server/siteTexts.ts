import type { LocaleReport } from '../../locale-kit/check/check';
import type { Finding } from '../../locale-kit/check/finding';
import type { LocaleInput } from '../../locale-kit/files';
import { entryAt, limitFor } from '../../locale-kit/schema';
import { pairedTexts } from '../../locale-kit/search/pairs';
import type { TextsAnswer } from '../protocol';
import { splitTextKey, textOfFinding, type TextKey } from '../texts';

/** Whether nobody can know what a file holds because of a finding. */
function isBreaking({ rule }: Finding): boolean {
  return rule.startsWith('json') || breaking.has(rule);
}

const breaking = new Set<string>(['not-utf8', 'byte-order-mark', 'duplicate-key']);

/**
 * All texts of the site, with what the check says of those of a language.
 * @param report what it says of all files
 */
export function textsWithFindings(
  input: LocaleInput,
  report: LocaleReport,
  language: string,
): TextsAnswer {
  const own = report.findings.filter((finding) => finding.language === language);
  const broken = own.filter(isBreaking);
  const unreadable = new Set(broken.map((finding) => splitTextKey(textOfFinding(finding)).name));
  // Nobody knows what is missing in a file that can't be read.
  const texts = pairedTexts(input).map(({ id, name, key, what, pairs }) => {
    const entry = entryAt(input.schemas.get(name), key);
    const { [language]: version, ...others } = pairs;
    const versions = version === null && unreadable.has(name) ? others : pairs;
    return {
      id,
      what,
      where: entry?.where ?? '',
      versions,
      limit: limitFor(entry?.limits, language) ?? null,
    };
  });
  const known = new Set(texts.map(({ id }) => id));
  const findings: Partial<Record<TextKey, Finding[]>> = {};
  const onFiles: Finding[] = [];
  for (const finding of own.filter((one) => !isBreaking(one))) {
    const id = textOfFinding(finding);
    if (known.has(id)) (findings[id] ??= []).push(finding);
    // The texts of a group or a file that is missing are listed themselves.
    else if (!finding.rule.startsWith('missing-')) onFiles.push(finding);
  }
  return { texts, findings, broken, onFiles, glossary: input.glossary };
}
