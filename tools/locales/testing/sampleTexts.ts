/** English, Arabic and French; '' where a language has none. */
type Texts = Readonly<Record<string, readonly [english: string, arabic: string, french: string]>>;

const repeat = (sentence: string, times: number) => Array(times).fill(sentence).join(' ');

/** Four phases whose first and last words differ. */
const phases = [0, 1, 2, 3].map((at): Texts => {
  const describe = (title: string, sentence: string) =>
    `${title} ${at + 1} ${repeat(`${sentence}.`, 3).slice(0, -1)} ${at + 1}.`;
  return {
    [`phases.${at}.title`]: [`Evidence ${at + 1}`, `الأدلة ${at + 1}`, `Constat ${at + 1}`],
    [`phases.${at}.description`]: [
      describe('Evidence', 'We read the accounts of the country and of its neighbours first'),
      describe('الأدلة', 'نقرأ أولًا حسابات البلد وحسابات جيرانه من حوله قراءة متأنية هادئة'),
      describe('Constat', 'Nous lisons d’abord les comptes du pays et ceux de ses voisins'),
    ],
  };
});

/** The texts of the sample site by file. */
export const sampleTexts: Readonly<Record<string, Texts>> = {
  common: {
    'firm.name': ['Strategy Solutions', 'Strategy Solutions', 'Strategy Solutions'],
    'nav.services': ['Services', 'الخدمات', 'Services'],
    'nav.getStarted': ['Get Started', 'ابدؤوا الآن', 'Démarrer un projet'],
    'service.phase': ['Phase {{number}}', 'المرحلة {{number}}', 'Phase {{number}}'],
  },
  home: {
    'hero.headline': [
      'The right decision, before the first stone',
      'القرار الصائب، قبل الحجر الأول',
      'La bonne décision, avant la première pierre',
    ],
    'services.count_zero': ['', 'لا توجد خدمات', ''],
    'services.count_one': ['{{count}} service', 'خدمة واحدة', '{{count}} service'],
    'services.count_two': ['', 'خدمتان', ''],
    'services.count_few': ['', '{{count}} خدمات', ''],
    'services.count_many': ['', '{{count}} خدمة', '{{count}} de services'],
    'services.count_other': ['{{count}} services', '{{count}} خدمة', '{{count}} services'],
    'about.figures.years': [
      '<figure>20+</figure> years of experience',
      'أكثر من <figure>20</figure> عامًا من الخبرة',
      'Plus de <figure>20</figure> ans d’expérience',
    ],
    'contact.intro': [
      'Tell us which decision is in front of you.',
      'أخبرونا أي قرار أمامكم.',
      'Dites-nous quelle décision vous attend.',
    ],
  },
  'services/visitor-economy-strategy': {
    title: [
      'Visitor Economy Strategy',
      'استراتيجية اقتصاد الزوار',
      'Stratégie pour l’économie touristique',
    ],
    summary: [
      'Which visitors to seek, what they spend and how much of it stays in the country that receives them.',
      'أي زوار نستقطب، وكم ينفقون، وكم يبقى من إنفاقهم في البلد الذي يستقبلهم عامًا بعد عام.',
      'Quels visiteurs rechercher, ce qu’ils dépensent et la part qui en reste dans le pays qui les accueille.',
    ],
    intro: [
      repeat('A destination counts its guests and rarely what they leave behind.', 5),
      repeat('تعد الوجهة ضيوفها ونادرًا ما تعد ما يتركونه وراءهم من أثر.', 5),
      repeat('Une destination compte ses hôtes et rarement ce qu’ils laissent derrière eux.', 5),
    ],
    ...phases[0],
    ...phases[1],
    ...phases[2],
    ...phases[3],
  },
};

/** The agreed wordings by id. */
export const sampleTerms: Texts = {
  'nav.services': ['Services', 'الخدمات', 'Services'],
  'cta.getStarted': ['Get Started', 'ابدؤوا الآن', 'Démarrer un projet'],
  'card.visitorEconomy': [
    'Visitor Economy Strategy',
    'استراتيجية اقتصاد الزوار',
    'Stratégie pour l’économie touristique',
  ],
};
