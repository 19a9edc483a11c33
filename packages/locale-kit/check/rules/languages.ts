import { error } from '../finding';
import { unmaskedIndex } from '../mask';
import type { TextCheck } from '../text';

/** A rule that is one regular expression: it fails where the expression matches. */
interface PatternRule {
  rule: string;
  /** A group `at` narrows the match to the character that is wrong. */
  pattern: RegExp;
  /** Whether placeholders, tags and addresses are looked at. */
  on: 'text' | 'masked';
  message: string;
  suggestion: string;
}

/** Makes a check of each rule: one finding, at the first match. */
function patternChecks(rules: readonly PatternRule[]): TextCheck[] {
  return rules.map(({ rule, pattern, on, message, suggestion }) => (context) => {
    const match = pattern.exec(context[on]);
    if (!match) return [];
    const at = match.groups?.['at'];
    const found = match.index + (at === undefined ? 0 : match[0].lastIndexOf(at));
    const index = on === 'masked' ? unmaskedIndex(context.text, found) : found;
    return [error(rule, message, suggestion, index)];
  });
}

/** Rules 9 to 14 of the language checks. */
const arabicRules = patternChecks([
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

/** Rules 15 to 20 of the language checks. */
const frenchRules = patternChecks([
  {
    rule: 'rule-15',
    pattern: /(^|[^\u202F!?(])(?<at>[;!?])/u,
    on: 'masked',
    message: 'No narrow no-break space stands before ; ! or ?',
    suggestion: 'Put U+202F before it, and no other space: “Prêt\u202F?”.',
  },
  {
    rule: 'rule-16',
    pattern: /(^|[^\u00A0])(?<at>:)(?!\d)/u,
    on: 'masked',
    message: 'No no-break space stands before the colon.',
    suggestion: 'Put U+00A0 before it, and no other space: “Adresse\u00A0:”.',
  },
  {
    rule: 'rule-17',
    pattern: /«(?!\u00A0)|(?<!\u00A0)»/u,
    on: 'masked',
    message: 'No no-break space stands inside the quotation marks.',
    suggestion: 'Put U+00A0 after « and before »: “«\u00A0PPP\u00A0»”.',
  },
  {
    rule: 'rule-17',
    pattern: /"/u,
    on: 'masked',
    message: 'A straight quotation mark stands in the text.',
    suggestion: 'Write « and », with U+00A0 inside: “«\u00A0PPP\u00A0»”.',
  },
  {
    rule: 'rule-18',
    pattern: /\p{L}(?<at>')/u,
    on: 'masked',
    message: 'The apostrophe is the straight one.',
    suggestion: 'Write ’ (U+2019): “l’offre”.',
  },
  {
    rule: 'rule-19',
    pattern:
      /(?<!\p{L})(A propos|Etats?|Etudes?|Economi(e|que)s?|Emirats?|Equipes?|Echecs?|Egypte)(?!\p{L})/u,
    on: 'text',
    message: 'A capital letter lacks its accent.',
    suggestion:
      'Capitals keep their accents: À propos, État, Étude, Émirats, Équipe, Échec, Égypte.',
  },
  {
    rule: 'rule-20',
    pattern: /oeuvre|coeur|soeur|noeud|voeu/iu,
    on: 'text',
    message: '“oe” is not joined.',
    suggestion: 'Write œ: œuvre, cœur, sœur, nœud, vœu.',
  },
]);

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

/** Rules that the language checks give to one language. */
export const languageRules: ReadonlyMap<string, readonly TextCheck[]> = new Map([
  ['ar', arabicRules],
  ['fr', frenchRules],
]);
