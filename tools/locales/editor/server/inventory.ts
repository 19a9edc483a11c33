import { idOf } from '../../files/keys';
import { idOfFinding, type Finding } from '../../check/finding';
import type { LocaleReport } from '../../check/check';
import { localePath, type LocaleInput } from '../../files/project';
import { limitFor } from '../../check/rules/length';
import { localeTexts } from '../../files/localeFile';
import { textKey, type TextVersions } from '../textVersions';

/** Whether a finding means that its file can't be read for certain. */
const isBreaking = ({ rule }: Finding) =>
  rule.startsWith('json') || ['not-utf8', 'byte-order-mark', 'duplicate-key'].includes(rule);

/** All texts of the site, with the findings of a check by `idOf`; `onFiles` are those of no single text. */
export function inventoryOf(input: LocaleInput, report: LocaleReport) {
  const unreadable = new Set(report.findings.filter(isBreaking).map(({ file }) => file));
  const texts = new Map<string, TextVersions>();
  const ids = new Set<string>();
  const findings: Partial<Record<string, Finding[]>> = {};
  for (const { language, name, key, meta, english, translation = null } of localeTexts(input)) {
    const { what, where, limits } = meta;
    const id = textKey({ name, key });
    const text = texts.get(id) ?? { name, key, what, where, english, versions: {}, limits: {} };
    texts.set(id, text);
    // Where each language has its own text, English is shown for comparison.
    if (language === input.source) text.english ||= translation ?? '';
    const limit = limitFor(limits, language);
    if (limit) text.limits[language] = limit;
    // Nobody knows which texts of a broken file are missing.
    if (translation === null && unreadable.has(localePath(language, name))) continue;
    text.versions[language] = translation;
    ids.add(idOf({ language, name, key }));
  }
  const onFiles: Finding[] = [];
  for (const finding of report.findings) {
    const id = idOfFinding(finding);
    if (ids.has(id) && !isBreaking(finding)) (findings[id] ??= []).push(finding);
    // The texts of a missing file or group are listed themselves.
    else if (!finding.rule.startsWith('missing-')) onFiles.push(finding);
  }
  const { glossary, renamed } = input;
  return { texts: [...texts.values()], findings, onFiles, glossary, renamed };
}
