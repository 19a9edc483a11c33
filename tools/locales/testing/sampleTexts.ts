export interface SampleTexts {
  common: object;
  home: object;
  service: object;
}

const repeat = (sentence: string, times: number) => Array(times).fill(sentence).join(' ');

/** Phases that begin and end each in its own words. */
const phases = (title: string, sentence: string, times: number) =>
  [1, 2, 3, 4].map((number) => ({
    title: `${title} ${number}`,
    description: `${title} ${number} ${repeat(sentence, times).slice(0, -1)} ${number}.`,
  }));

export const englishTexts: SampleTexts = {
  common: {
    firm: { name: 'Strategy Solutions' },
    nav: { services: 'Services', getStarted: 'Get Started' },
    service: { phase: 'Phase {{number}}' },
    footer: { rights: '© {{year}} {{firm}}. All rights reserved.' },
  },
  home: {
    hero: { headline: 'The right decision, before the first stone' },
    services: { count_one: '{{count}} service', count_other: '{{count}} services' },
    about: { figures: { years: '<figure>20+</figure> years of experience' } },
    contact: { intro: 'Tell us which decision is in front of you.' },
  },
  service: {
    title: 'Visitor Economy Strategy',
    description: 'What visitors spend, where it stays and which visitors to seek, in figures.',
    summary:
      'Which visitors to seek, what they spend and how much of it stays in the country that receives them.',
    intro: repeat('A destination counts its guests and rarely what they leave behind.', 5),
    phases: phases(
      'Evidence',
      'We read the accounts of the country and of its neighbours first.',
      3,
    ),
  },
};

export const arabicTexts: SampleTexts = {
  common: {
    firm: { name: 'Strategy Solutions' },
    nav: { services: 'الخدمات', getStarted: 'ابدؤوا الآن' },
    service: { phase: 'المرحلة {{number}}' },
    footer: { rights: '© {{year}} {{firm}}. جميع الحقوق محفوظة.' },
  },
  home: {
    hero: { headline: 'القرار الصائب، قبل الحجر الأول' },
    services: {
      count_zero: 'لا توجد خدمات',
      count_one: 'خدمة واحدة',
      count_two: 'خدمتان',
      count_few: '{{count}} خدمات',
      count_many: '{{count}} خدمة',
      count_other: '{{count}} خدمة',
    },
    about: { figures: { years: 'أكثر من <figure>20</figure> عامًا من الخبرة' } },
    contact: { intro: 'أخبرونا أي قرار أمامكم.' },
  },
  service: {
    title: 'استراتيجية اقتصاد الزوار',
    description: 'ما ينفقه الزوار وأين يبقى وأي زوار نستقطب، بالأرقام لا بالانطباعات.',
    summary: 'أي زوار نستقطب، وكم ينفقون، وكم يبقى من إنفاقهم في البلد الذي يستقبلهم عامًا بعد عام.',
    intro: repeat('تعد الوجهة ضيوفها ونادرًا ما تعد ما يتركونه وراءهم من أثر.', 5),
    phases: phases(
      'الأدلة',
      'نقرأ أولًا حسابات البلد وحسابات جيرانه من حوله قراءة متأنية هادئة.',
      3,
    ),
  },
};

export const frenchTexts: SampleTexts = {
  common: {
    firm: { name: 'Strategy Solutions' },
    nav: { services: 'Services', getStarted: 'Démarrer un projet' },
    service: { phase: 'Phase {{number}}' },
    footer: { rights: '© {{year}} {{firm}}. Tous droits réservés.' },
  },
  home: {
    hero: { headline: 'La bonne décision, avant la première pierre' },
    services: {
      count_one: '{{count}} service',
      count_many: '{{count}} de services',
      count_other: '{{count}} services',
    },
    about: { figures: { years: 'Plus de <figure>20</figure> ans d’expérience' } },
    contact: { intro: 'Dites-nous quelle décision vous attend.' },
  },
  service: {
    title: 'Stratégie pour l’économie touristique',
    description:
      'Ce que dépensent les visiteurs, où cela reste et lesquels rechercher, en chiffres.',
    summary:
      'Quels visiteurs rechercher, ce qu’ils dépensent et la part qui en reste dans le pays qui les accueille.',
    intro: repeat(
      'Une destination compte ses hôtes et rarement ce qu’ils laissent derrière eux.',
      5,
    ),
    phases: phases('Constat', 'Nous lisons d’abord les comptes du pays et ceux de ses voisins.', 3),
  },
};
