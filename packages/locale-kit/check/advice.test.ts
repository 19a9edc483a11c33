import { describe, expect, it } from 'vitest';
import { checkLocales } from './check';
import { sampleSite, textOf } from './testing/sampleSite';

const place = {
  en: 'Tell us which decision is in front of you.',
  ar: 'أخبرونا أي قرار أمامكم.',
  fr: 'Dites-nous quelle décision vous attend.',
};
type Language = keyof typeof place;

/** The rules that a text breaks in the place of an ordinary one, beside its English. */
function rulesFor(language: Language, text: string, english = place.en): string[] {
  const site = sampleSite();
  const put = (code: Language, by: string) => {
    const file = `locales/${code}/home.json`;
    const changed = textOf(site, file).replace(JSON.stringify(place[code]), () =>
      JSON.stringify(by),
    );
    site.files.set(file, changed);
  };
  put('en', english);
  put(language, text);
  const { findings } = checkLocales(site);
  return findings
    .filter(({ file }) => file.startsWith(`locales/${language}/`))
    .map(({ severity, rule }) => (severity === 'warning' ? rule : `error ${rule}`));
}

/** Faults, each with the only rule that finds it, and texts like them that are right. */
const cases: [rule: string, language: Language, fault: string, right: string, english?: string][] =
  [
    ['number', 'fr', 'Un impôt de 51\u00A0%.', 'Un impôt de 15\u00A0%.', 'A tax of 15%.'],
    [
      'number',
      'ar',
      'قانون عام 1990.',
      'قانون عام 1900، وعددهم 1000.',
      'A law of 1900, and 1,000 people.',
    ],
    ['number', 'fr', 'Il y a 4 jalons.', 'Il y a 3 jalons.', 'There are 3 gates.'],
    ['number', 'fr', 'Depuis longtemps.', 'Depuis 20 ans.', 'For 20 years.'],
    [
      'ratio',
      'fr',
      'Court.',
      'Un texte aussi long que le texte anglais, ou presque.',
      'A text that is long enough to be compared with another one, which is long.',
    ],
    ['doubled-word', 'en', 'Read the the deeds.', 'All that that owner had had.'],
    ['doubled-word', 'fr', 'Nous lisons les les actes.', 'Nous nous adressons à vous.'],
    ['doubled-word', 'ar', 'نقرأ في في الصكوك.', 'نقرأ الصكوك قطعة قطعة، بندًا بندًا.'],
    ['unbalanced', 'en', 'The deed (and the map is read.', 'The deed (and the map) is read.'],
    ['unbalanced', 'ar', 'الرؤية «الوطنية تُقرأ.', 'الرؤية «الوطنية» (أو غيرها) تُقرأ.'],
    ['unbalanced', 'fr', 'Les cas) du site.', 'a) Lire, b) décider (vite).'],
    [
      'address',
      'fr',
      'Voir https://example.org.',
      'Voir https://example.com.',
      'See https://example.com.',
    ],
    ['address', 'ar', 'راسلوا a@example.org.', 'راسلوا a@example.com.', 'Write to a@example.com.'],
    [
      'placeholder-twice',
      'fr',
      '{{firm}} et {{firm}}.',
      'Le cabinet {{firm}}.',
      'The firm {{firm}}.',
    ],
    [
      'other-language',
      'fr',
      'Voir the map of the site and decide.',
      'Voir le «\u00A0Guide to the Art of the Deal\u00A0».',
    ],
    [
      'other-language',
      'en',
      'We read les actes et une carte pour la ville.',
      'Le Corbusier and la Défense.',
    ],
    [
      'other-language',
      'fr',
      'Nous lisons هذا في كل من الصكوك على الأرض.',
      'La «\u00A0رؤية على ما في كل\u00A0».',
    ],
    [
      'agreed-term',
      'fr',
      'Les terrains équipés.',
      'Des terrains bien viabilisés.',
      'The serviced land.',
    ],
    ['agreed-term', 'ar', 'الأرض المزودة بالخدمات.', 'وبالأراضي المخدومة.', 'The serviced land.'],
    [
      'agreed-term',
      'fr',
      'Le développeur.',
      'L’accord d’un promoteur immobilier.',
      'A real estate developer.',
    ],
    ['agreed-term', 'ar', 'المقاول العقاري.', 'للمطورين العقاريين.', 'For real estate developers.'],
    ['calque', 'ar', 'تم إعداد الدراسة.', 'تم له ذلك في عامين.'],
    ['calque', 'ar', 'يتم تحديث الخطة.', 'أُعدت الدراسة.'],
    ['calque', 'ar', 'نقوم بدراسة السوق.', 'يقوم الرأي عليها، ويقوم بدور.'],
    ['calque', 'ar', 'ما يدفعه المال العام.', 'ما يُموَّل من المال العام.'],
    ['calque', 'ar', 'الأرض على أيدٍ مختلفة.', 'الأرض لدى جهات مختلفة.'],
    ['calque', 'ar', 'نقرأ الصك. وحيث يغيب نسأل.', 'نقرأ الصك حيث يوجد.'],
    ['calque', 'ar', 'نقرؤه بمعطياته هو.', 'نقرأ معطياته، وهو واضح.'],
    ['calque', 'ar', 'نعمل بشكل سريع.', 'نعمل بسرعة، وبشكل الأرض نبدأ.'],
    ['connective', 'ar', 'علاوة على ذلك نقرأ.', 'وعلاوة السعر نقرؤها.'],
    ['document-speaks', 'ar', 'وتسمّي المذكرة الشريك.', 'وتُسمى المنطقة حرة.'],
    [
      'ambiguous-word',
      'fr',
      'Le conseil signe.',
      'Le conseil d’administration signe.',
      'The board signs.',
    ],
    ['ambiguous-word', 'fr', 'Le prix des entreprises.', 'Le prix des entreprises de travaux.'],
    [
      'ambiguous-word',
      'fr',
      'Traduits en mesures.',
      'En mesures d’appui.',
      'Turned into measures.',
    ],
    [
      'ambiguous-word',
      'fr',
      'Une licence nationale.',
      'Une licence de droit commun.',
      'A mainland licence.',
    ],
    ['ambiguous-word', 'fr', 'Ils sont offerts.', 'Ils sont offerts à la vente.'],
    ['ambiguous-word', 'fr', 'Un schéma des dépendances.', 'Un schéma des interdépendances.'],
    ['ambiguous-word', 'fr', 'Une position par filière.', 'Une position par rapport au port.'],
    [
      'ambiguous-word',
      'fr',
      'Pour quelles industries.',
      'Des industries extractives.',
      'For industries.',
    ],
    ['calque', 'fr', 'Nous éprouvons l’idée face aux coûts.', 'Nous éprouvons l’idée.'],
    [
      'document-speaks',
      'fr',
      'La note d’entrée nomme le partenaire.',
      'Le ministre nomme le directeur.',
    ],
    ['connective', 'fr', 'Par ailleurs, nous lisons.', 'Nous lisons ailleurs.'],
    ['calque', 'en', 'The owner must prefinance it.', 'The owner must fund it in advance.'],
    ['calque', 'en', 'Each asks for its evidence.', 'The investors ask for evidence.'],
    ['document-speaks', 'en', 'The paper names the owner.', 'The paper lists place names.'],
    ['connective', 'en', 'Moreover, we read.', 'We read it, and moreover slowly.'],
  ];

describe('advice', () => {
  it.each(cases)('%s, %s: “%s” and not “%s”', (rule, language, fault, right, english) => {
    expect(rulesFor(language, fault, english)).toEqual([rule]);
    expect(rulesFor(language, right, english)).toEqual([]);
  });

  it('lets the official title of a standard be far shorter than in English', () => {
    const title = 'Generally Accepted Principles and Practices of Sovereign Wealth Funds';
    expect(rulesFor('fr', 'Principes de Santiago', title)).toEqual([]);
  });

  it('grants French a few more words in a sentence', () => {
    const words = (count: number) => 'mot '.repeat(count).trim().replaceAll('mot mot', 'mot net');
    expect(rulesFor('fr', `${words(28)}.`)).not.toContain('long-sentence');
    expect(rulesFor('fr', `${words(29)}.`)).toContain('long-sentence');
  });
});

const service = (language: Language) =>
  `locales/${language}/services/visitor-economy-strategy.json`;

/** The advice on a file of a service after a change. */
function adviceOn(language: Language, change: (text: string) => string) {
  const site = sampleSite();
  const file = service(language);
  site.files.set(file, change(textOf(site, file)));
  return checkLocales(site).findings.map(({ rule, key }) => ({ rule, key }));
}

describe('advice on a page', () => {
  it('notices that two texts begin or end with the same words', () => {
    const begins = adviceOn('fr', (text) => text.replaceAll(/"Constat \d (?=Nous)/gu, '"'));
    expect(begins).toContainEqual({ rule: 'repeated-begins', key: 'phases.1.description' });
    const ends = adviceOn('fr', (text) => text.replaceAll(/ \d\."/gu, '."'));
    expect(ends).toContainEqual({ rule: 'repeated-ends', key: 'phases.1.description' });
  });

  it('grants an Arabic page one sentence that opens with «قد»', () => {
    const open = (count: number) => (text: string) => {
      const parts = text.split('نقرأ أولًا');
      return parts.reduce(
        (all, part, at) => all + (at <= count ? '. قد نقرأ أولًا' : 'نقرأ أولًا') + part,
      );
    };
    expect(adviceOn('ar', open(1)).map(({ rule }) => rule)).not.toContain('qad');
    expect(adviceOn('ar', open(2)).filter(({ rule }) => rule === 'qad')).toHaveLength(1);
  });

  it('notices that two entries of a list have changed places', () => {
    const swapped = adviceOn('fr', (text) =>
      text
        .replaceAll('Constat 1', 'X')
        .replaceAll('Constat 2', 'Constat 1')
        .replaceAll('X', 'Constat 2'),
    );
    expect(swapped).toContainEqual({ rule: 'changed-places', key: 'phases.1.title' });
    // One wrong number alone is no change of places.
    const wrong = adviceOn('fr', (text) =>
      text.replace('"title": "Constat 1"', '"title": "Constat 2"'),
    );
    expect(wrong.map(({ rule }) => rule)).not.toContain('changed-places');
  });

  it('notices a file of unreasonable size', () => {
    const spaces = (count: number) => (text: string) => text.replace('{', `{${' '.repeat(count)}`);
    expect(adviceOn('fr', spaces(50_000))).toEqual([]);
    expect(adviceOn('fr', spaces(100_000))).toEqual([{ rule: 'file-size', key: '' }]);
  });

  it('notices a word written with shadda in one place and without in another', () => {
    const put = (first: string, second: string) => (text: string) =>
      text.replace('نقرأ أولًا', first).replace('الأدلة 2 نقرأ أولًا', `الأدلة 2 ${second}`);
    expect(adviceOn('ar', put('نحدّد', 'نحدد'))).toContainEqual(
      expect.objectContaining({ rule: 'two-spellings' }),
    );
    expect(adviceOn('ar', put('المصدّر', 'المصدر'))).toEqual([]);
    expect(adviceOn('ar', put('مدينةً', 'مدينة'))).toEqual([]);
    expect(adviceOn('ar', put('عادةً', 'عادة'))).toContainEqual(
      expect.objectContaining({ rule: 'two-spellings' }),
    );
  });
});
