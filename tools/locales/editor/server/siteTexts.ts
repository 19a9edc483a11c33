import type { LocaleReport } from '../../check';
import type { Finding } from '../../finding';
import type { GlossaryEntry } from '../../rules/text';
import { localePath, type LocaleInput } from '../../project';
import { limitFor } from '../../rules/length';
import { textsOf } from '../../texts';
import { textId, textKey, type SiteText } from '../texts';

/** All that the editor knows of the site's texts. */
export interface SiteAnswer {
  texts: SiteText[];
  /** What is found in the texts, by `textId`. */
  findings: Partial<Record<string, Finding[]>>;
  /** What keeps whole files from being read. */
  broken: Finding[];
  /** What is wrong with files in ways that no text can fix. */
  onFiles: Finding[];
  glossary: readonly GlossaryEntry[];
}

/** Whether nobody can know what a file holds because of a finding. */
const isBreaking = ({ rule }: Finding) =>
  rule.startsWith('json') || ['not-utf8', 'byte-order-mark', 'duplicate-key'].includes(rule);

/**
 * All texts of the site, with what the check says of them.
 * @param report what it says of all files
 */
export function siteTexts(input: LocaleInput, report: LocaleReport): SiteAnswer {
  const broken = report.findings.filter(isBreaking);
  const unreadable = new Set(broken.map(({ file }) => file));
  const idOf = ({ language, file, key }: Finding) =>
    textId({ language, name: file.replace(/^[^/]+\/[^/]+\/|\.json$/gu, ''), key });
  const byKey = new Map<string, SiteText>();
  for (const { language, name, key, meta, translation = null } of textsOf(input)) {
    const { what, where, limits } = meta;
    const id = textKey({ name, key });
    const text = byKey.get(id) ?? { name, key, what, where, versions: {}, limits: {} };
    byKey.set(id, text);
    const limit = limitFor(limits, language);
    if (limit) text.limits[language] = limit;
    // Nobody knows what is missing in a file that can't be read.
    const isUnknown = translation === null && unreadable.has(localePath(language, name));
    if (!isUnknown) text.versions[language] = translation;
  }
  // The languages are listed one after the other: the texts of a file belong together.
  const names = [...input.schemas.keys()];
  const texts = [...byKey.values()].sort(
    (one, other) => names.indexOf(one.name) - names.indexOf(other.name),
  );
  const ids = new Set(
    texts.flatMap((text) => input.languages.map(({ code }) => textId({ language: code, ...text }))),
  );
  const findings: SiteAnswer['findings'] = {};
  const onFiles: Finding[] = [];
  for (const finding of report.findings.filter((one) => !isBreaking(one))) {
    const id = idOf(finding);
    if (ids.has(id)) (findings[id] ??= []).push(finding);
    // The texts of a group or a file that is missing are listed themselves.
    else if (!finding.rule.startsWith('missing-')) onFiles.push(finding);
  }
  return { texts, findings, broken, onFiles, glossary: input.glossary };
}
