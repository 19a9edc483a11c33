import type { TextFinding } from './finding';
import { adviceRules } from './rules/advice';
import { characterRules } from './rules/characters';
import { comparisonRules } from './rules/comparison';
import { languageRules, translationRules } from './rules/languages';
import { lengths } from './rules/length';
import { mask } from './mask';
import { repairFor } from './repair';
import { markFindings, type TextContext } from './text';

const everyLanguage = [...characterRules, ...comparisonRules, lengths, ...adviceRules];

/**
 * Checks one text, without the file that it stands in.
 * @param parts the text with what its rules look at
 */
export function checkText(parts: Omit<TextContext, 'masked'>): TextFinding[] {
  const marked = markFindings(parts.text);
  if (marked.length > 0) return marked;
  const context: TextContext = { ...parts, masked: mask(parts.text) };
  const translated = context.isSource ? [] : translationRules;
  const own = languageRules.get(context.language.code) ?? [];
  const found = [...everyLanguage, ...translated, ...own].flatMap((check) => check(context));
  return withoutEchoes(found).map((finding) => {
    const repair = repairFor(finding.rule, parts.text, {
      ...parts.language,
      isSource: parts.isSource,
    });
    return repair === undefined ? finding : { ...finding, repair };
  });
}

/** What follows from an error that is reported anyway. */
const echoes: Readonly<Record<string, readonly string[]>> = {
  brace: ['rule-3'],
  'tag-nesting': ['rule-4'],
  'other-language': ['rule-7'],
  script: ['rule-7', 'rule-8', 'encoding'],
  letter: ['script', 'encoding', 'control-character', 'rule-2', 'rule-13', 'rule-14'],
};

function withoutEchoes(found: TextFinding[]): TextFinding[] {
  const rules = new Set(found.map(({ rule }) => rule));
  return found.filter(({ rule }) => !echoes[rule]?.some((cause) => rules.has(cause)));
}
