import { textContext, type TextContext } from './context';
import type { TextFinding } from './finding';
import { markFindings } from './mark';
import { arabicRules } from './rules/arabic';
import { comparisonRules } from './rules/english';
import { frenchRules } from './rules/french';
import { lengths } from './rules/length';
import { markup } from './rules/markup';
import { sharedRules } from './rules/shared';
import { suspicions } from './rules/suspicion';
import { translationRules } from './rules/translations';

const everyLanguage = [...sharedRules, ...comparisonRules, markup, lengths, ...suspicions];

/** Rules that the language checks give to one language. */
const ofLanguage = new Map([
  ['ar', arabicRules],
  ['fr', frenchRules],
]);

/**
 * Checks one text, without the file that it stands in.
 * @param parts the text with what its rules look at
 */
export function checkText(parts: Omit<TextContext, 'masked'>): TextFinding[] {
  const marked = markFindings(parts.text);
  if (marked.length > 0) return marked;
  const context = textContext(parts);
  const translated = context.isSource ? [] : translationRules;
  const own = ofLanguage.get(context.language.code) ?? [];
  const found = [...everyLanguage, ...translated, ...own].flatMap((check) => check(context));
  return withoutEchoes(found);
}

/** What follows from an error that is reported anyway. */
const echoes: Readonly<Record<string, readonly string[]>> = {
  brace: ['rule-3'],
  'tag-nesting': ['rule-4'],
  script: ['rule-7', 'rule-8'],
};

function withoutEchoes(found: TextFinding[]): TextFinding[] {
  const rules = new Set(found.map(({ rule }) => rule));
  return found.filter(({ rule }) => !echoes[rule]?.some((cause) => rules.has(cause)));
}
