import { isPlaceholderText, isUnwritten } from '../../files/placeholderText';
import { finding, type TextFinding } from '../finding';
import type { Rule } from '../../messages/wordsIn';
import { mask } from './mask';
import { rulesAlone } from './alone';
import { rulesBesideEnglish } from './besideEnglish';
import { patternFindings } from './patterns';
import type { RuleContext } from './context';

/** Findings on a text, without those that another finding causes or that the allow-list permits. */
export function checkText(parts: Omit<RuleContext, 'masked'>): TextFinding[] {
  const unwritten = placeholderFindings(parts.text, parts.english);
  if (unwritten.length > 0) return unwritten;
  // A translation is not compared with placeholder text.
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
    ...rulesAlone.flatMap((check) => check(context)),
    ...rulesBesideEnglish.flatMap((check) => (english ? check({ ...context, english }) : [])),
  ];
  const rules = new Set(found.map(({ rule }) => rule));
  return found.filter(({ rule, severity }) => {
    if (severity === 'warning' && terms.isAllowed(text, language)) return false;
    // Wordings that the firm has specified keep their typography.
    if (rule === 'typography' && terms.hasEnglish(text)) return false;
    return !causes[rule]?.some((cause) => rules.has(cause));
  });
}

/** By rule, the rules whose findings cause its findings, which are not reported then. */
const causes: Partial<Record<Rule, readonly Rule[]>> = {
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
