import { inFile, texts } from './mutation';

const arabic = texts('locales/ar/home.json', 'contact.intro', 'أخبرونا أي قرار أمامكم.', [
  [' أخبرونا.', 'rule-1', ' أخ'],
  ['أخبرونا  الآن.', 'rule-1', '  ال'],
  ['أخبر\u200Bونا.', 'rule-2', '\u200B'],
  ['أخبرونا {{firm}}.', 'rule-3', '{{firm}}'],
  ['<b>أخبرونا</b>.', 'rule-4', '<b>', 'tag-nesting'],
  ['أخبرونا \u202Bنص\u202C.', 'rule-6', '\u202B', 'control-character'],
  ['أخبرونا \u2066+971.', 'rule-6', '\u2066'],
  ['أخبرونا +971\u2069.', 'rule-6', '\u2069'],
  ['Tell us which decision is in front of you.', 'rule-7', ''],
  ['أخبرونا, اليوم.', 'rule-9', ', ال'],
  ['أخبرونا; اليوم.', 'rule-9', '; ال'],
  ['أي قرارٍ?', 'rule-9', '?'],
  ['أي قرار أمامكم ؟', 'rule-10', ' ؟'],
  ['أخبرونا ، اليوم.', 'rule-10', ' ،'],
  ['أخبرونا عن ٢٠ قرارًا.', 'rule-11', '٢٠'],
  ['أخبرونا عن ۲۰ قرارًا.', 'rule-11', '۲۰'],
  ['أخبـرونا.', 'rule-12', 'ـر'],
  ['أخبرونا ﻻ أكثر.', 'rule-13', 'ﻻ'],
  ['أخبرونا شرکة.', 'rule-14', 'کة'],
  ['أخبرونا دبی.', 'rule-14', 'ی.'],
  ['أخبرونا فى دبي.', 'rule-14', 'فى'],
  ['أخبرونا...', 'rule-21', '...'],
  ['أخبرونا\\nاليوم.'.replace('\\n', '\n'), 'control-character', '\\n'],
  ['أخبرونا \uE000.', 'control-character', '\uE000'],
  ['Ø£Ø®Ø¨Ø±ÙˆÙ†Ø§.', 'encoding', 'Ø£Ø®'],
  ['Dites-nous tout.', 'script', ''],
  ['أخبرونا عن ٹاور.', 'letter', 'ٹ'],
  ['أخبرونا عن <b>ٹ</b>.', 'rule-4', '<b>', 'letter'],
  ['أخبرونا {اليوم}.', 'brace', '{اليوم'],
  ['أخبرونا $t(nav.services).', 'nesting', '$t('],
]);

const french = texts(
  'locales/fr/home.json',
  'contact.intro',
  'Dites-nous quelle décision vous attend.',
  [
    ['Dites-nous tout. ', 'rule-1', ' "\n'],
    ['De\u0301cidez.', 'rule-2', 'e\u0301'],
    ['Déci\u00ADdez.', 'rule-2', '\u00AD'],
    ['D\uFFFDcidez.', 'rule-2', '\uFFFD'],
    ['DÃ©cidez.', 'encoding', 'Ã©'],
    ['Lâ€™offre.', 'encoding', 'â€™'],
    ['المرحلة الأولى.', 'script', ''],
    ['Dites-nоus tout.', 'letter', 'оus'],
    ['Décidez à Ağrı.', 'letter', 'ğrı'],
    ['Prêt ?', 'rule-15', '?'],
    ['Prêt\u00A0?', 'rule-15', '?'],
    ['Prêt!', 'rule-15', '!'],
    ['Décidez; puis bâtissez.', 'rule-15', '; '],
    ['Une chose : décider.', 'rule-16', ': décider'],
    ['Une chose\u202F: décider.', 'rule-16', ': décider'],
    ['Le «mot» juste.', 'rule-17', '«mot'],
    ['Le « mot » juste.', 'rule-17', '« mot'],
    ['Le "mot" juste.', 'rule-17', '\\"mot'],
    ["L'offre.", 'rule-18', "'offre"],
    ['A propos de vous.', 'rule-19', 'A propos'],
    ['Les Etats décident.', 'rule-19', 'Etats'],
    ['Les Emirats décident.', 'rule-19', 'Emirats'],
    ['La mise en oeuvre.', 'rule-20', 'oeuvre'],
    ['Décidez...', 'rule-21', '...'],
    ['Tell us which decision is in front of you.', 'rule-7', ''],
  ],
);

const english = texts(
  'locales/en/home.json',
  'contact.intro',
  'Tell us which decision is in front of you.',
  [
    ['Tell us.  Now.', 'rule-1', '  Now'],
    ['Tell us\u200B now.', 'rule-2', '\u200B'],
    ['Cafe\u0301.', 'rule-2', 'e\u0301'],
    ['Tell \u202Aus\u202C.', 'rule-6', '\u202A', 'control-character'],
    ['Tell {us}.', 'brace', '{us'],
  ],
);

const placeholders = [
  ...texts('locales/fr/common.json', 'service.phase', 'Phase {{number}}', [
    ['Étape', 'rule-3', ''],
    ['Étape {{nombre}}', 'rule-3', '{{nombre'],
    ['Étape {number}', 'rule-3', ''],
    ['Étape {{number}', 'rule-3', ''],
    ['Étape {{Number}}', 'rule-3', '{{Number'],
  ]),
  ...texts('locales/ar/home.json', 'services.count_few', '{{count}} خدمات', [
    ['خدمات', 'rule-3', ''],
  ]),
  ...texts(
    'locales/ar/home.json',
    'about.figures.years',
    'أكثر من <figure>20</figure> عامًا من الخبرة',
    [
      ['أكثر من 20 عامًا', 'rule-4', ''],
      ['أكثر من <figure>20 عامًا', 'rule-4', ''],
      ['أكثر من <رقم>20</رقم> عامًا', 'rule-4', ''],
      ['أكثر من </figure>20<figure> عامًا', 'tag-nesting', '</figure>'],
    ],
  ),
];

const terms = [
  ...texts('locales/ar/common.json', 'nav.services', 'الخدمات', [
    ['خدماتنا', 'rule-8', ''],
    ['Services', 'rule-7', '', 'rule-8'],
  ]),
  ...texts('locales/fr/common.json', 'nav.getStarted', 'Démarrer un projet', [
    ['Commencer', 'rule-8', ''],
    ['Get Started', 'rule-7', '', 'rule-8'],
  ]),
  ...inFile('locales/en/services/visitor-economy-strategy.json', [
    {
      name: 'rule-8: English beside the specification',
      replace: 'Visitor Economy Strategy',
      by: 'The Visitor Economy',
      rule: 'rule-8',
      key: 'title',
      at: /"The V/,
    },
  ]),
];

export const ruleMutations = [...arabic, ...french, ...english, ...placeholders, ...terms];
