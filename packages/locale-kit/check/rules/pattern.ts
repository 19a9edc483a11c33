import type { TextCheck } from '../context';
import { unmaskedIndex } from '../mask';

/** A rule that is one regular expression: it fails where the expression matches. */
export interface PatternRule {
  rule: string;
  /** A group `at` narrows the match to the character that is wrong. */
  pattern: RegExp;
  /** Whether placeholders, tags and addresses are looked at. */
  on: 'text' | 'masked';
  message: string;
  suggestion: string;
}

/** Makes a check of each rule: one finding, at the first match. */
export function patternChecks(rules: readonly PatternRule[]): TextCheck[] {
  return rules.map(({ rule, pattern, on, message, suggestion }) => (context) => {
    const match = pattern.exec(context[on]);
    if (!match) return [];
    const at = match.groups?.['at'];
    const index = match.index + (at === undefined ? 0 : match[0].lastIndexOf(at));
    return [
      {
        severity: 'error',
        rule,
        message,
        suggestion,
        index: on === 'masked' ? unmaskedIndex(context.text, index) : index,
      },
    ];
  });
}
