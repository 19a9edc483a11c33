import { patternChecks } from './pattern';

/** Rule 21 of the language checks. */
export const translationRules = patternChecks([
  {
    rule: 'rule-21',
    pattern: /\.\.\./u,
    on: 'text',
    message: 'Three full stops stand for an ellipsis.',
    suggestion: 'Write … (U+2026), one character.',
  },
]);
