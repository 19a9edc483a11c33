import { patternChecks } from './pattern';

/** Rules 9 to 14 of the language checks. */
export const arabicRules = patternChecks([
  {
    rule: 'rule-9',
    pattern: /\p{Script=Arabic}[\u064B-\u0652]*\s*(?<at>[,;?])/u,
    on: 'masked',
    message: 'A Latin punctuation mark follows an Arabic word.',
    suggestion: 'Write the Arabic mark: ، for a comma, ؛ for a semicolon, ؟ for a question mark.',
  },
  {
    rule: 'rule-10',
    pattern: /\s[،؛؟]/u,
    on: 'text',
    message: 'A space stands before a punctuation mark.',
    suggestion: 'Delete the space: ، ؛ ؟ follow the word directly.',
  },
  {
    rule: 'rule-11',
    pattern: /[\u0660-\u0669\u06F0-\u06F9]/u,
    on: 'text',
    message: 'A digit is not a Western one.',
    suggestion: 'Write numbers with 0 1 2 3 4 5 6 7 8 9.',
  },
  {
    rule: 'rule-12',
    pattern: /\p{Script=Arabic}(?<at>\u0640+)\p{Script=Arabic}/u,
    on: 'text',
    message: 'A word is stretched with a tatweel (ـ).',
    suggestion: 'Delete the ـ inside the word.',
  },
  {
    rule: 'rule-13',
    pattern: /[\uFB50-\uFD3D\uFD50-\uFDF9\uFE70-\uFEFC]/u,
    on: 'text',
    message: 'A letter is in its printed form, as copied from a PDF.',
    suggestion: 'Type the word again on the keyboard.',
  },
  {
    rule: 'rule-14',
    pattern: /[\u06A9\u06AA\u06BE\u06C1\u06CC\u06D5]/u,
    on: 'text',
    message: 'A letter is the Persian or Urdu one that looks alike.',
    suggestion: 'Type it on an Arabic keyboard: ك ه ي ى.',
  },
  {
    rule: 'rule-14',
    pattern: /(?<!\p{L})فى(?!\p{L})/u,
    on: 'text',
    message: '“فى” is written with ى.',
    suggestion: 'Write “في”.',
  },
]);
