import { isPlaceholderText, isUnwritten } from '../../files/placeholderText';
import { finding, type TextFinding } from '../finding';
import type { Rule } from '../../messages/wordsIn';
import { mask } from './mask';
import { rulesAlone } from './alone';
import { rulesBeside } from './besideEnglish';
import { patternFindings } from './patterns';
import type { RuleContext } from './context';

export function checkText(parts: Omit<RuleContext, 'masked'>): TextFinding[] {
  const marked = placeholderFindings(parts.text, parts.english);
  if (marked.length > 0) return marked;
  // English that nobody has written is nothing to compare with.
  const english = isPlaceholderText(parts.english ?? '') ? undefined : parts.english;
  const { data } = parts.meta ?? {};
  if (data) {
    const isRight = new RegExp(`^(?:${data.pattern})$`, 'u').test(parts.text);
    return isRight ? [] : [finding('data', { example: data.example })];
  }
  const context: RuleContext = { ...parts, english, masked: mask(parts.text) };
  const { text, masked, language, terms } = context;
  const found = [
    ...patternFindings(masked, language),
    ...[...rulesAlone, ...rulesBeside].flatMap((check) => check(context)),
  ];
  const rules = new Set(found.map(({ rule }) => rule));
  return found.filter(({ rule, severity }) => {
    if (severity === 'warning' && terms.isAllowed(text, language)) return false;
    // A specified wording is right as it is.
    if (rule === 'typography' && terms.hasEnglish(text)) return false;
    return !echoes[rule]?.some((cause) => rules.has(cause));
  });
}

/** Findings that another finding causes. */
const echoes: Partial<Record<Rule, readonly Rule[]>> = {
  brace: ['placeholder-missing', 'placeholder-unknown'],
  'tag-nesting': ['tags'],
  'foreign-words': ['same-as-english', 'writing-system'],
  'full-stop': ['same-as-english', 'writing-system'],
  'writing-system': ['encoding'],
  'same-as-english': ['writing-system'],
  unbalanced: ['quotation-marks', 'typography'],
  letter: [
    'writing-system',
    'encoding',
    'control-character',
    'invisible',
    'decomposed',
    'printed-form',
    'persian-letter',
  ],
};

/** @param english undefined for English itself */
function placeholderFindings(text: string, english: string | undefined): TextFinding[] {
  if (!isPlaceholderText(text)) return [];
  if (isUnwritten(english ?? '')) return [finding('no-english')];
  return [finding(isUnwritten(text) ? 'to-write' : 'to-translate')];
}
