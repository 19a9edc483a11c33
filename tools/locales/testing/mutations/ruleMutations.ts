import { inFile, replaced } from './mutation';

const arabic = replaced('locales/ar/home.json', 'contact.intro', 'أخبرونا أي قرار أمامكم.', [
  ['أخبرونا {{firm}}.', 'placeholder-unknown'],
  ['<b>أخبرونا</b>.', 'tags', 'tag-nesting'],
  ['أخبرونا \u2066+971.', 'direction-pair'],
  ['أخبرونا +971\u2069.', 'direction-pair'],
  ['Tell us which decision is in front of you.', 'writing-system'],
  ['هذا "قرار" صعب.', 'quotation-marks'],
  ['أخبرونا عن your قرار.', 'foreign-words'],
  ['أخبرونا عن القرار', 'full-stop'],
  ['أخبرونا &amp; اكتبوا.', 'entity'],
  ['الرؤية «الوطنية.', 'unbalanced'],
  ['أخبرونا عن 51 قرارًا.', 'number'],
  ['أخبرونا\\nاليوم.'.replace('\\n', '\n'), 'control-character'],
  ['أخبرونا \uE000.', 'control-character'],
  ['Ø£Ø®Ø¨Ø±ÙˆÙ†Ø§.', 'encoding'],
  ['Dites-nous tout.', 'writing-system'],
  ['أخبرونا عن ٹاور.', 'letter'],
  ['أخبرونا عن <b>ٹ</b>.', 'tags', 'letter'],
  ['أخبرونا {اليوم}.', 'brace'],
  ['أخبرونا $t(nav.services).', 'nesting'],
]);

const french = replaced(
  'locales/fr/home.json',
  'contact.intro',
  'Dites-nous quelle décision vous attend.',
  [
    ['Dites-nous tout. ', 'outer-space'],
    ['D\uFFFDcidez.', 'lost-character'],
    ['DÃ©cidez.', 'encoding'],
    ['Lâ€™offre.', 'encoding'],
    ['المرحلة الأولى.', 'writing-system'],
    ['Dites-nоus tout.', 'letter'],
    ['Décidez à Ağrı.', 'letter'],
    ['Prêt ?', 'narrow-space'],
    ['Dites-nous which décision vous attend.', 'foreign-words'],
    ['Tell us which decision is in front of you.', 'same-as-english'],
  ],
);

const placeholders = [
  ...replaced('locales/fr/common.json', 'service.phase', 'Phase {{number}}', [
    ['Étape', 'placeholder-missing'],
    ['Étape {{nombre}}', 'placeholder-unknown'],
    ['Étape {number}', 'placeholder-missing'],
    ['Étape {{number}', 'placeholder-missing'],
    ['Étape {{Number}}', 'placeholder-unknown'],
    ['Étape {{number}} sur {{number}}', 'placeholder-twice'],
  ]),
  ...replaced('locales/ar/home.json', 'services.count_few', '{{count}} خدمات', [
    ['خدمات', 'placeholder-missing'],
  ]),
  ...replaced(
    'locales/ar/home.json',
    'about.figures.years',
    'أكثر من <figure>20</figure> عامًا من الخبرة',
    [
      ['أكثر من 20 عامًا', 'tags'],
      ['أكثر من <figure>20 عامًا', 'tags'],
      ['أكثر من <رقم>20</رقم> عامًا', 'tags'],
      ['أكثر من </figure>20<figure> عامًا', 'tag-nesting'],
      ['أكثر من 20 <figure></figure> عامًا', 'tag-empty'],
      ['أكثر من 20 <figure> . </figure> عامًا', 'tag-empty'],
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
  ...replaced(
    'locales/fr/home.json',
    'hero.headline',
    'La bonne décision, avant la première pierre',
    [[`${title}, ${title}, ${title}`, 'no-room']],
  ),
];

const terms = [
  ...replaced('locales/ar/common.json', 'nav.services', 'الخدمات', [
    ['خدماتنا', 'glossary'],
    ['Services', 'writing-system', 'glossary'],
  ]),
  ...replaced('locales/fr/common.json', 'nav.getStarted', 'Démarrer un projet', [
    ['Commencer', 'glossary'],
    ['Get Started', 'same-as-english', 'glossary'],
  ]),
  ...inFile('locales/en/services/visitor-economy-strategy.json', [
    ['glossary-source', 'title', 'Visitor Economy Strategy', 'The Visitor Economy', /"The V/],
  ]),
];

export const ruleMutations = [...arabic, ...french, ...placeholders, ...lengths, ...terms];
