import type { LocaleReport } from '../../../locale-kit/check/check';
import { totals } from '../../../locale-kit/check/report';
import type { Finding } from '../../../locale-kit/check/finding';
import type { LocaleInput } from '../../../locale-kit/files';
import { siteTexts } from '../../siteTexts';
import { splitTextKey, textOfFinding, workOf, type TextKey, type WorkKind } from '../../texts';
import type { TextsAnswer } from '../protocol';

/**
 * All texts with what there is to do about them.
 * @param report what the check says of all files
 */
export function textsWithWork(
  input: LocaleInput,
  { findings, files }: LocaleReport,
  language: string,
): TextsAnswer {
  const texts = siteTexts(input);
  const known = new Map(texts.map((text) => [text.id, text.versions[language] === null]));
  const work: Partial<Record<TextKey, WorkKind[]>> = {};
  const own = findings.filter((finding) => finding.language === language);
  const isUnreadable = ({ rule, key }: Finding) =>
    rule === 'json' || (rule === 'encoding' && key === '');
  // Nobody knows what is missing in a file that can't be read.
  const unreadable = new Set(
    own.filter(isUnreadable).map((finding) => splitTextKey(textOfFinding(finding)).name),
  );
  for (const [id, isAbsent] of known) {
    if (isAbsent && !unreadable.has(splitTextKey(id).name)) work[id] = ['missing'];
  }
  for (const finding of own) {
    const id = textOfFinding(finding);
    const isAbsent = known.get(id);
    if (isAbsent === undefined || unreadable.has(splitTextKey(id).name)) continue;
    work[id] = [...new Set([...(work[id] ?? []), workOf(finding, isAbsent)])];
  }
  const isBroken = (finding: Finding) => isUnreadable(finding) || finding.rule === 'duplicate-key';
  // The texts of a group or a file that is missing are listed themselves.
  const isLack = ({ rule }: Finding) => rule.startsWith('missing-');
  const isOfNoText = (finding: Finding) => !known.has(textOfFinding(finding));
  const [counts] = totals(files.filter((file) => file.language === language));
  return {
    ...{ texts, work },
    ...{ wanted: counts?.wanted ?? 0, complete: counts?.complete ?? 0 },
    broken: own.filter(isBroken),
    onFiles: own.filter((finding) => !isBroken(finding) && !isLack(finding) && isOfNoText(finding)),
  };
}
