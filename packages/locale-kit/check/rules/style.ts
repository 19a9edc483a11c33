import { warning } from '../finding';
import { unmaskedIndex } from '../mask';
import type { TextCheck } from '../text';

/** A wording that native readers of the trade have marked, with its reason and the fix. */
interface StyleRule {
  rule: 'calque' | 'connective' | 'ambiguous-word' | 'document-speaks';
  pattern: RegExp;
  /** Only where the English text has this: the word is wrong in one of its meanings. */
  english?: RegExp;
  reason: string;
  fix: string;
}

const arabic: readonly StyleRule[] = [
  {
    rule: 'calque',
    pattern:
      /(?<!\p{L})[وف]?س?(?:يتم|تتم|تم|تمت)\u0651? (?!(?:في|على|من|إلى|عن|بعد|قبل|له|لها|ذلك|هذا)(?!\p{L})|ب)\p{L}+/u,
    reason: '«تم» or «يتم» with a verbal noun is translated passive voice.',
    fix: 'Use the verb itself: «أُرسل النموذج», not «تم إرسال النموذج».',
  },
  {
    rule: 'calque',
    pattern:
      /(?<!\p{L})[وف]?س?(?:قام|قامت|قاموا|يقوم|تقوم|نقوم|يقومون) ب(?!ها?(?!\p{L})|هم|ه?دور|واجب|أعباء)\p{L}+(?!\p{L}|(?: \p{L}+){0,2} على)/u,
    reason: '«قام بـ» with a verbal noun says in two words what the verb says in one.',
    fix: 'Use the verb itself: «ندرس», not «نقوم بدراسة».',
  },
  {
    rule: 'calque',
    pattern: /(?<!\p{L})يدفعه المال العام/u,
    reason: 'Public money does not pay; somebody pays from it.',
    fix: 'Write «يُموَّل من المال العام» or «تتحمله الخزانة».',
  },
  {
    rule: 'calque',
    pattern: /على أيدٍ مختلفة/u,
    reason: '“in different hands” is English.',
    fix: 'Say whose they are, for instance «لدى جهات مختلفة».',
  },
  {
    rule: 'calque',
    pattern: /(?:^|[.؟!؛،:] )وحيث (?!إن|أن)/u,
    reason: '«وحيث» for “where” as a condition is English.',
    fix: 'Write «وإذا», or «وفي البلدان التي».',
  },
  {
    rule: 'calque',
    pattern: /(?<!\p{L})\p{L}{2,}(?:ه|ها|هم) (?:هو|هي|هم)(?=[،.؛:؟]|$)/u,
    reason: '«هو» or «هي» after a possessive is the English “own”.',
    fix: 'Delete it, or write «الخاص به» where the contrast matters.',
  },
  {
    rule: 'calque',
    pattern: /(?<!\p{L})[وف]?بشكل (?!\p{L}*ال)\p{L}+(?!\p{L})/u,
    reason: '«بشكل» with an adjective is an English adverb.',
    fix: 'Use the noun: «بسرعة», not «بشكل سريع».',
  },
  {
    rule: 'connective',
    pattern:
      /(?<!\p{L})(?:(?:ومن |من )?الجدير بالذكر|[وف]?علاوة على ذلك|[وف]?بالإضافة إلى ذلك|[وف]?في هذا السياق|[وف]?في هذا الإطار|[وف]?من هذا المنطلق|مما لا شك فيه|تجدر الإشارة)(?!\p{L})/u,
    reason: 'The connective says nothing.',
    fix: 'Delete it, or say how the two sentences hang together.',
  },
  {
    rule: 'document-speaks',
    pattern: /(?<!\p{L})[وف]?[تي]سم\u0651?ي(?!\p{L})/u,
    reason: 'A document does not name («تسمّي»): that is English.',
    fix: 'Write «تحدد», «تبين» or «تذكر», or turn the sentence.',
  },
];

const french: readonly StyleRule[] = [
  {
    rule: 'ambiguous-word',
    pattern:
      /(?<!\p{L})(?:[Ll]es? |[Uu]n |[Dd]u |[Aa]u )conseils?(?! (?:d’administration|de surveillance|d’orientation|municipa|communa|région|des ministres|de coopération|consultati|d’État|d’affaires|de chefs|exécutif|supérieur))(?!\p{L})/u,
    english: /\bboards?\b/iu,
    reason: '« conseil » alone is advice or a consultancy as well as a board.',
    fix: 'Write « conseil d’administration », « conseil municipal » or whichever is meant.',
  },
  {
    rule: 'ambiguous-word',
    pattern:
      /(?<!\p{L})(?:prix|part|marge|coûts?) (?:des? (?:l’)?|de l’|d’)entreprises?(?! (?:de travaux|de construction|générale))(?!\p{L})/iu,
    reason: '« entreprise » alone is any company.',
    fix: 'Write « entreprise de travaux », or « marché de travaux » for the contract.',
  },
  {
    rule: 'ambiguous-word',
    pattern: /(?<!\p{L})en mesures(?!\p{L}| de | d’)/iu,
    english: /\b(?:measures|indicators|metrics)\b/iu,
    reason: '« mesures » alone is policy measures as well as readings.',
    fix: 'Write « indicateurs », « relevés », or say which measures.',
  },
  {
    rule: 'ambiguous-word',
    pattern: /(?<!\p{L})licences? (?:nationale|locale)s?(?!\p{L})/iu,
    english: /\bmainland\b/iu,
    reason: 'A « licence nationale » is not the licence of the mainland.',
    fix: 'Write « licence de droit commun ».',
  },
  {
    rule: 'ambiguous-word',
    pattern:
      /(?<!\p{L})(?:être|sont|soient|est|prête?s? à être) offerte?s?(?! (?:à la vente|en location|en concession|par|aux? |à ))(?!\p{L})/iu,
    reason: '« offert » alone means given away.',
    fix: 'Write « mis sur le marché », « proposé » or « mis en vente ».',
  },
  {
    rule: 'ambiguous-word',
    pattern:
      /(?<!\p{L}|inter)dépendances(?! (?:envers|à l’égard|mutuelles|entre|entre elles|réciproques))(?!\p{L})/iu,
    reason: '« dépendances » are outbuildings.',
    fix: 'Write « interdépendances », or « dépendance à l’égard de ».',
  },
  {
    rule: 'ambiguous-word',
    pattern: /(?<!\p{L})une position par (?!rapport)/iu,
    reason: '« position » is a place or an attitude.',
    fix: 'Write « positionnement ».',
  },
  {
    rule: 'ambiguous-word',
    pattern:
      /(?<!\p{L}|-)(?:quelles|une|chaque|par|les|des) industries?(?! (?:[a-zéè]+(?:ère|ères|ive|ives|ique|iques|aire|aires|rde|rdes|ire|ires)|de |du |d’|culturelle))(?!\p{L})/iu,
    english: /\bindustr(?:y|ies)\b/iu,
    reason: '« industrie » alone is manufacturing.',
    fix: 'Write « filière », « secteur » or « branche ».',
  },
  {
    rule: 'calque',
    pattern: /(?<!\p{L})éprouv\p{L}+(?: [\p{L}’]+){0,4} (?:face (?:à|aux?)|auprès d)/iu,
    reason: '« éprouver » takes neither « face à » nor « auprès de »: that is “test against”.',
    fix: 'Write « mesurer à », « confronter à », or « sonder » for people.',
  },
  {
    rule: 'document-speaks',
    pattern:
      /(?<!\p{L})(?:note|rapport|plan|fiche|tableau|registre|carte|calendrier|mémoire|dossier|recueil|cahier|grille|matrice|document|énoncé|programme|guide|pacte) (?:[\p{L}’]+ ){0,4}(?:nomme|motive|dit)(?! à)(?!\p{L})/iu,
    reason: 'A document does not « nommer », « motiver » or « dire »: that is English.',
    fix: 'Write « désigne », « indique », « justifie », or turn the sentence.',
  },
  {
    rule: 'connective',
    pattern:
      /(?<!\p{L})(?:il convient de noter|il est à noter|force est de constater|à cet égard|dans ce contexte|en effet,|par ailleurs,|en outre,|de plus,)(?!\p{L})/iu,
    reason: 'The connective says nothing.',
    fix: 'Delete it, or say how the two sentences hang together.',
  },
];

const english: readonly StyleRule[] = [
  {
    rule: 'calque',
    pattern:
      /\b(?:prefinanc\w+|hours? of flight|in the frame(?:work)? of|limited in (?:time|years)|put in value|survivor bias)\b/iu,
    reason: 'The wording is thought in French, or is not the trade’s.',
    fix: 'Write “fund in advance”, “flying time”, “under”, “for a fixed term”, “survivorship bias”.',
  },
  {
    rule: 'calque',
    pattern: /\b(?:each|decisions?|projects?|levels?|services?|sites?) asks? for\b/iu,
    reason: 'Things do not ask: that is the French « demander ».',
    fix: 'Write “calls for”, “needs” or “requires”.',
  },
  {
    rule: 'document-speaks',
    pattern:
      /\b(?:account|agenda|blueprint|book|brief|calendar|chart|charter|compact|document|file|index|inventory|ledger|list|map|matrix|memo|memorandum|note|outline|paper|plan|playbook|portfolio|profile|programme|register|report|roadmap|schedule|sheet|statement|study|table)s? (?:then |also |therefore )?names? (?=the|a|an|who|which|what|each|every|those|its|one|two|three)\b/iu,
    reason: 'A document does not “name”.',
    fix: 'Write “sets out”, “lists” or “shows”, or make whoever decides the subject.',
  },
  {
    rule: 'connective',
    pattern:
      /(?:^|[.?!] )(?:moreover|furthermore|in addition|additionally|it is worth noting|it should be noted|importantly|needless to say)\b/iu,
    reason: 'The connective says nothing.',
    fix: 'Delete it, or say how the two sentences hang together.',
  },
];

/** The wordings to avoid in each language: advice, for a reader may have a reason. */
export const styleRules: ReadonlyMap<string, readonly TextCheck[]> = new Map([
  ['ar', checksOf(arabic)],
  ['fr', checksOf(french)],
  ['en', checksOf(english)],
]);

function checksOf(rules: readonly StyleRule[]): TextCheck[] {
  return rules.map((style) => (context) => {
    if (style.english && !style.english.test(context.english ?? '')) return [];
    const match = style.pattern.exec(context.masked);
    if (!match) return [];
    const { rule, reason, fix } = style;
    const index = unmaskedIndex(context.text, match.index);
    const message = `“${match[0].trim()}”: ${reason}`;
    return [warning(rule, message, fix, index)];
  });
}
