import { inFile, texts } from './mutation';

const arabic = texts('locales/ar/home.json', 'contact.intro', 'أخبرونا أي قرار أمامكم.', [
  [' أخبرونا.', 'outer-space', ' أخ'],
  ['أخبرونا  الآن.', 'double-space', '  ال'],
  ['أخبر\u200Bونا.', 'invisible', '\u200B'],
  ['أخبرونا {{firm}}.', 'placeholder-unknown', '{{firm}}'],
  ['<b>أخبرونا</b>.', 'tags', '<b>', 'tag-nesting'],
  ['أخبرونا \u202Bنص\u202C.', 'direction', '\u202B', 'control-character'],
  ['أخبرونا \u2066+971.', 'direction-pair', '\u2066'],
  ['أخبرونا +971\u2069.', 'direction-pair', '\u2069'],
  ['Tell us which decision is in front of you.', 'script', ''],
  ['أخبرونا, اليوم.', 'latin-punctuation', ', ال'],
  ['أخبرونا; اليوم.', 'latin-punctuation', '; ال'],
  ['أي قرارٍ?', 'latin-punctuation', '?'],
  ['أي قرار أمامكم ؟', 'space-before-sign', ' ؟'],
  ['أخبرونا ، اليوم.', 'space-before-sign', ' ،'],
  ['أخبرونا عن ٢٠ قرارًا.', 'digits', '٢٠'],
  ['أخبرونا عن ۲۰ قرارًا.', 'digits', '۲۰'],
  ['أخبـرونا.', 'tatweel', 'ـر'],
  ['أخبرونا ﻻ أكثر.', 'printed-form', 'ﻻ'],
  ['أخبرونا شرکة.', 'persian-letter', 'کة'],
  ['أخبرونا دبی.', 'persian-letter', 'ی.'],
  ['أخبرونا فى دبي.', 'spelling', 'فى'],
  ['أخبرونا عن الاسواق.', 'spelling', 'الاسواق'],
  ['أخبرونا عن إستثمار.', 'spelling', 'إستثمار'],
  ['عن الأثر علي الأرض.', 'spelling', 'علي'],
  ['أخبرونا ان القرار.', 'spelling', 'ان ا'],
  ['هذا "قرار" صعب.', 'quotation-marks', '\\"قرار'],
  ['هذا “قرار” صعب.', 'quotation-marks', '“قرار'],
  ['مُـدن.', 'tatweel', 'ـدن'],
  ['أخبرونا عن your قرار.', 'foreign-words', 'your'],
  ['أخبرونا عن القرار', 'full-stop', ''],
  ['أخبرونا &amp; اكتبوا.', 'entity', '&amp;'],
  ['أخبرونا \u200Fاليوم.', 'direction-alone', '\u200F'],
  ['الرؤية «الوطنية.', 'unbalanced', '«'],
  ['أخبرونا عن 51 قرارًا.', 'number', '51'],
  ['أخبرونا...', 'ellipsis', '...'],
  ['أخبرونا\\nاليوم.'.replace('\\n', '\n'), 'control-character', '\\n'],
  ['أخبرونا \uE000.', 'control-character', '\uE000'],
  ['Ø£Ø®Ø¨Ø±ÙˆÙ†Ø§.', 'encoding', 'Ø£Ø®'],
  ['Dites-nous tout.', 'script', ''],
  ['أخبرونا عن ٹاور.', 'letter', 'ٹ'],
  ['أخبرونا عن <b>ٹ</b>.', 'tags', '<b>', 'letter'],
  ['أخبرونا {اليوم}.', 'brace', '{اليوم'],
  ['أخبرونا $t(nav.services).', 'nesting', '$t('],
]);

const french = texts(
  'locales/fr/home.json',
  'contact.intro',
  'Dites-nous quelle décision vous attend.',
  [
    ['Dites-nous tout. ', 'outer-space', ' "\n'],
    ['De\u0301cidez.', 'decomposed', 'e\u0301'],
    ['Déci\u00ADdez.', 'invisible', '\u00AD'],
    ['D\uFFFDcidez.', 'lost-character', '\uFFFD'],
    ['DÃ©cidez.', 'encoding', 'Ã©'],
    ['Lâ€™offre.', 'encoding', 'â€™'],
    ['المرحلة الأولى.', 'script', ''],
    ['Dites-nоus tout.', 'letter', 'оus'],
    ['Décidez à Ağrı.', 'letter', 'ğrı'],
    ['Prêt ?', 'narrow-space', ' ?'],
    ['Prêt\u00A0?', 'narrow-space', '\u00A0?'],
    ['Prêt!', 'narrow-space', '!'],
    ['Décidez; puis bâtissez.', 'narrow-space', '; '],
    ['Une chose : décider.', 'colon-space', ' : décider'],
    ['Une chose\u202F: décider.', 'colon-space', '\u202F: décider'],
    ['Le «mot» juste.', 'quotation-space', '«mot'],
    ['Le « mot » juste.', 'quotation-space', '« mot'],
    ['Le "mot" juste.', 'quotation-marks', '\\"mot'],
    ["L'offre.", 'apostrophe', "'offre"],
    ['A propos de vous.', 'capital-accent', 'A propos'],
    ['Les Etats décident.', 'capital-accent', 'Etats'],
    ['Les Emirats décident.', 'capital-accent', 'Emirats'],
    ['La mise en oeuvre.', 'joined-oe', 'oeuvre'],
    ['Décidez...', 'ellipsis', '...'],
    ['Dites-nous which décision vous attend.', 'foreign-words', 'which'],
    ['Tell us which decision is in front of you.', 'same-as-english', ''],
  ],
);

const english = texts(
  'locales/en/home.json',
  'contact.intro',
  'Tell us which decision is in front of you.',
  [
    ['Tell us.  Now.', 'double-space', '  Now'],
    ['Tell us\u200B now.', 'invisible', '\u200B'],
    ['Cafe\u0301.', 'decomposed', 'e\u0301'],
    ['Tell \u202Aus\u202C.', 'direction', '\u202A', 'control-character'],
    ['Tell {us}.', 'brace', '{us'],
  ],
);

const placeholders = [
  ...texts('locales/fr/common.json', 'service.phase', 'Phase {{number}}', [
    ['Étape', 'placeholder-missing', ''],
    ['Étape {{nombre}}', 'placeholder-unknown', '{{nombre'],
    ['Étape {number}', 'placeholder-missing', ''],
    ['Étape {{number}', 'placeholder-missing', ''],
    ['Étape {{Number}}', 'placeholder-unknown', '{{Number'],
  ]),
  ...texts('locales/ar/home.json', 'services.count_few', '{{count}} خدمات', [
    ['خدمات', 'placeholder-missing', ''],
  ]),
  ...texts(
    'locales/ar/home.json',
    'about.figures.years',
    'أكثر من <figure>20</figure> عامًا من الخبرة',
    [
      ['أكثر من 20 عامًا', 'tags', ''],
      ['أكثر من <figure>20 عامًا', 'tags', ''],
      ['أكثر من <رقم>20</رقم> عامًا', 'tags', ''],
      ['أكثر من </figure>20<figure> عامًا', 'tag-nesting', '</figure>'],
    ],
  ),
];

const terms = [
  ...texts('locales/ar/common.json', 'nav.services', 'الخدمات', [
    ['خدماتنا', 'glossary', ''],
    ['Services', 'script', '', 'glossary'],
  ]),
  ...texts('locales/fr/common.json', 'nav.getStarted', 'Démarrer un projet', [
    ['Commencer', 'glossary', ''],
    ['Get Started', 'same-as-english', '', 'glossary'],
  ]),
  ...inFile('locales/en/services/visitor-economy-strategy.json', [
    [
      'glossary-source: English beside the specification',
      ...(['Visitor Economy Strategy', 'The Visitor Economy', 'glossary-source', 'title'] as const),
      /"The V/,
    ],
  ]),
];

export const ruleMutations = [...arabic, ...french, ...english, ...placeholders, ...terms];
