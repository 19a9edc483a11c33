import { patternChecks } from './pattern';

/** Rules 15 to 20 of the language checks. */
export const frenchRules = patternChecks([
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
