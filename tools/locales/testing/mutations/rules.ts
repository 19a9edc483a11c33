import { inFile, texts } from './mutation';

const arabic = texts('locales/ar/home.json', 'contact.intro', 'أخبرونا أي قرار أمامكم.', [
  ['أخبرونا {{firm}}.', 'placeholder-unknown', '{{firm}}'],
  ['<b>أخبرونا</b>.', 'tags', '<b>', 'tag-nesting'],
  ['أخبرونا \u2066+971.', 'direction-pair', '\u2066'],
  ['أخبرونا +971\u2069.', 'direction-pair', '\u2069'],
  ['Tell us which decision is in front of you.', 'script', ''],
  ['هذا "قرار" صعب.', 'quotation-marks', '\\"قرار'],
  ['أخبرونا عن your قرار.', 'foreign-words', 'your'],
  ['أخبرونا عن القرار', 'full-stop', ''],
  ['أخبرونا &amp; اكتبوا.', 'entity', '&amp;'],
  ['الرؤية «الوطنية.', 'unbalanced', '«'],
  ['أخبرونا عن 51 قرارًا.', 'number', '51'],
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
    ['D\uFFFDcidez.', 'lost-character', '\uFFFD'],
    ['DÃ©cidez.', 'encoding', 'Ã©'],
    ['Lâ€™offre.', 'encoding', 'â€™'],
    ['المرحلة الأولى.', 'script', ''],
    ['Dites-nоus tout.', 'letter', 'оus'],
    ['Décidez à Ağrı.', 'letter', 'ğrı'],
    ['Prêt ?', 'narrow-space', ' ?'],
    ['Dites-nous which décision vous attend.', 'foreign-words', 'which'],
    ['Tell us which decision is in front of you.', 'same-as-english', ''],
  ],
);

const placeholders = [
  ...texts('locales/fr/common.json', 'service.phase', 'Phase {{number}}', [
    ['Étape', 'placeholder-missing', ''],
    ['Étape {{nombre}}', 'placeholder-unknown', '{{nombre'],
    ['Étape {number}', 'placeholder-missing', ''],
    ['Étape {{number}', 'placeholder-missing', ''],
    ['Étape {{Number}}', 'placeholder-unknown', '{{Number'],
    ['Étape {{number}} sur {{number}}', 'placeholder-twice', '{{number}}"'],
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

const title = 'Stratégie pour l’économie touristique';
const summary = /"summary": "[^"]*"/u;

const lengths = [
  ...inFile('locales/fr/services/visitor-economy-strategy.json', [
    ['too-long', 'phases.0.title', 'Constat 1', `Constat ${title} ${title}`, /"Constat S/],
    ['too-short', 'summary', summary, '"summary": "Trop peu de mots."', /"Trop/],
    ['too-long', 'summary', summary, `"summary": "${'Mot '.repeat(31)}."`, /"Mot/],
  ]),
  ...texts('locales/fr/home.json', 'hero.headline', 'La bonne décision, avant la première pierre', [
    [`${title}, ${title}, ${title}`, 'no-room', ''],
  ]),
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
    ['glossary-source', 'title', 'Visitor Economy Strategy', 'The Visitor Economy', /"The V/],
  ]),
];

export const ruleMutations = [...arabic, ...french, ...placeholders, ...lengths, ...terms];
