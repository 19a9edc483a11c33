import type { LocaleReport } from '../../../tools/locales/check';
import type { Finding } from '../../../tools/locales/finding';
import type { GlossaryEntry } from '../../../tools/locales/rules/text';
import { localePath, type LocaleInput } from '../../../tools/locales/files';
import { entryAt, limitFor } from '../../../tools/locales/schema';
import { pairedTexts } from '../../../tools/locales/pairs';
import { textId, type SiteText } from '../texts';

/** All that the editor knows of the site's texts. */
export interface SiteAnswer {
  texts: SiteText[];
  /** What is found in the texts, by `textId`. */
  findings: Partial<Record<string, Finding[]>>;
  /** What keeps whole files from being read. */
  broken: Finding[];
  /** What is wrong with files in ways that no text can mend. */
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
  const texts = pairedTexts(input).map(({ name, key, what, pairs }): SiteText => {
    const { where = '', limits } = entryAt(input.schemas.get(name), key) ?? {};
    // Nobody knows what is missing in a file that can't be read.
    const known = Object.entries(pairs).filter(
      ([code, text]) => text !== null || !unreadable.has(localePath(code, name)),
    );
    const limit = input.languages.map(({ code }) => [code, limitFor(limits, code)] as const);
    return {
      ...{ name, key, what, where },
      versions: Object.fromEntries(known),
      limits: Object.fromEntries(limit),
    };
  });
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
