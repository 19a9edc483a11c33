import { describe, expect, it } from 'vitest';
import { checkText } from './checkText';
import { repairText } from './patterns';
import { legitimate } from '../../testing/legitimate';
import { sampleCharacters } from '../../testing/sampleSite';
import { prepareTerms } from '../terms';

function findingsOf(language: string, text: string, english?: string) {
  return checkText({
    text,
    language,
    isSource: language === 'en',
    terms: prepareTerms([], []),
    english,
    meta: undefined,
    characters: sampleCharacters,
  });
}

/** Texts with one fault: the only rule that finds it, and the text after its fix. */
const cases: readonly (readonly [code: string, rule: string, fault: string, right: string])[] = [
  ['fr', 'narrow-space', 'Prêt\u00A0? Oui ! Et; non.', 'Prêt\u202F? Oui\u202F! Et\u202F; non.'],
  ['fr', 'narrow-space', 'Prêt? (Oui !)', 'Prêt\u202F? (Oui\u202F!)'],
  ['fr', 'narrow-space', 'Prêt ? !', 'Prêt\u202F?!'],
  ['fr', 'narrow-space', 'Pour {{firm}} ?', 'Pour {{firm}}\u202F?'],
  ['fr', 'narrow-space', '<b>Prêt</b> ! https://a.b/?c;d', '<b>Prêt</b>\u202F! https://a.b/?c;d'],
  ['fr', 'number-space', '15 %, 20% et {{a}} %', '15\u00A0%, 20\u00A0% et {{a}}\u00A0%'],
  ['fr', 'number-space', 'Pour 12 500 000\u202F€', 'Pour 12\u202F500\u202F000\u00A0€'],
  ['fr', 'space-before-sign', 'Ici , là\u202F; (ou non ) .', 'Ici, là\u202F; (ou non).'],
  ['fr', 'digits', 'En ٢٠٣٠', 'En 2030'],
  ['fr', 'colon-space', 'Adresse: Dubaï, 14:30', 'Adresse\u00A0: Dubaï, 14:30'],
  ['fr', 'colon-space', 'Adresse\u202F: {{city}}', 'Adresse\u00A0: {{city}}'],
  ['fr', 'quotation-space', 'Le « PPP » et «BOT»', 'Le «\u00A0PPP\u00A0» et «\u00A0BOT\u00A0»'],
  ['fr', 'quotation-marks', 'Le "PPP" et "BOT"', 'Le «\u00A0PPP\u00A0» et «\u00A0BOT\u00A0»'],
  ['fr', 'apostrophe', "L'offre d'emploi", 'L’offre d’emploi'],
  ['fr', 'capital-accent', 'A propos des Etats et Economies', 'À propos des États et Économies'],
  ['fr', 'capital-accent', 'Les Emirats', 'Les Émirats'],
  ['fr', 'joined-oe', 'Coeur, oeuvre et SOEUR', 'Cœur, œuvre et SŒUR'],
  ['fr', 'ellipsis', 'En cours...', 'En cours…'],
  ['fr', 'decomposed', 'Cafe\u0301s', 'Cafés'],
  ['fr', 'odd-space', 'Deux\u2009mots\u3000ici', 'Deux mots ici'],
  ['fr', 'escape', 'Deux\\nmots \\t ici', 'Deux mots ici'],
  ['ar', 'decomposed', 'ا\u0654خبرونا عن مسو\u0654ول', 'أخبرونا عن مسؤول'],
  ['fr', 'invisible', 'Caf\u200Bé\u00ADs', 'Cafés'],
  ['fr', 'outer-space', ' Deux mots ', 'Deux mots'],
  ['fr', 'double-space', 'Deux  mots', 'Deux mots'],
  ['fr', 'control-character', 'Deux\nmots\tici\u0007', 'Deux mots ici'],
  ['fr', 'direction-alone', 'Le \u200E20\u200F mai', 'Le 20 mai'],
  ['ar', 'latin-punctuation', 'المدن, والقرى; هل نقرأ كتابٍ ?', 'المدن، والقرى؛ هل نقرأ كتابٍ؟'],
  ['ar', 'space-before-sign', 'المدن ، والقرى', 'المدن، والقرى'],
  ['ar', 'digits', 'عام ٢٠٣٠ و۲۰ و١٫٥', 'عام 2030 و20 و1.5'],
  ['ar', 'digits', 'نسبة 25٪', 'نسبة 25%'],
  ['ar', 'doubled-sign', 'المدن،، والقرى', 'المدن، والقرى'],
  ['ar', 'spelling', 'شكرا، قائمه إفريقيا', 'شكرًا، قائمة أفريقيا'],
  ['ar', 'tatweel', 'المـــدن', 'المدن'],
  ['ar', 'printed-form', 'ﻻ ﺍﻟﻤﺪﻥ', 'لا المدن'],
  ['ar', 'persian-letter', 'شرکة علی دبيّ', 'شركة على دبيّ'],
  ['ar', 'spelling', 'الى الاسواق او الارض فى افريقيا', 'إلى الأسواق أو الأرض في أفريقيا'],
  ['ar', 'spelling', 'علي الأرض في جبل علي', 'على الأرض في جبل علي'],
  ['ar', 'spelling', 'والإستثمار و للإقتصاد', 'والاستثمار و للاقتصاد'],
  ['ar', 'quotation-marks', 'الرؤية "الوطنية" و“دبي”', 'الرؤية «الوطنية» و«دبي»'],
  ['ar', 'tatweel', 'مُـدن وقـــرى 1447هـ', 'مُدن وقرى 1447هـ'],
  ['ar', 'direction', 'رقمنا \u202A+971\u202C هنا', 'رقمنا \u2066+971\u2069 هنا'],
];

it.each(cases)('%s %s: %j becomes %j', (code, rule, fault, right) => {
  const [finding, ...others] = findingsOf(code, fault);
  expect(others.every((found) => found.rule === rule)).toBe(true);
  expect(finding).toMatchObject({ rule });
  expect(repairText(fault, code)).toBe(right);
  expect(findingsOf(code, right).map((left) => left.rule)).not.toContain(rule);
});

it.each([
  ['fr', 'quotation-marks', 'Un écran de 5" ici'],
  ['ar', 'persian-letter', 'دبی'],
  ['ar', 'spelling', 'نرى ان القرار'],
  ['ar', 'brace', 'نص { نص'],
  // English wordings may be specified with such signs.
  ['en', 'typography', "The 'own' view..."],
])('%s %s: changes nothing in %j, which is ambiguous', (code, rule, text) => {
  expect(findingsOf(code, text)[0]).toMatchObject({ rule });
  expect(repairText(text, code)).toBe(text);
});

it.each([
  ['fa', 'این «متن» می\u200Cگوید: ۲۰ پروژه، کتاب'],
  ['ur', 'یہ متن ہے: ۱۲'],
  ['de', 'Die „richtige“ Wahl: 1.000 Wege...'],
  ['sv', 'Det ”rätta” valet'],
  ['ja', '「正しい」選択。２つ'],
])('gives no advice on the typography of %s, which has no rules', (code, text) => {
  const english = 'The “right” choice: 20 ways.';
  const found = findingsOf(code, text, english).filter(({ rule }) => rule !== 'letter');
  expect(found.map(({ rule }) => rule)).toEqual([]);
  expect(repairText(text, code)).toBe(text);
});

it('reports a translated format of a placeholder', () => {
  const [finding] = findingsOf('fr', '{{count, nombre}} lots', '{{count, number}} plots');
  expect(finding).toMatchObject({ rule: 'placeholder-unknown', severity: 'error' });
  expect(findingsOf('fr', '{{ count,number }} lots', '{{count, number}} plots')).toEqual([]);
});

it('reads an Arabic number that is joined to the word “and”', () => {
  const english = 'Prices rose by 14, 21 and 40%.';
  const rulesIn = (text: string) => findingsOf('ar', text, english).map(({ rule }) => rule);
  expect(rulesIn('زادت الأسعار 14% و21% و40%.')).toEqual([]);
  expect(rulesIn('زادت الأسعار 14% و22% و40%.')).toEqual(['number']);
});

it('fixes typography that a program has replaced by plain characters', () => {
  const flat = 'L\'offre : « PPP », "BOT" ; mise en oeuvre ? Oui !';
  const right =
    'L’offre\u00A0: «\u00A0PPP\u00A0», «\u00A0BOT\u00A0»\u202F; mise en œuvre\u202F? Oui\u202F!';
  expect(repairText(flat, 'fr')).toBe(right);
});

describe('leaves right typography unchanged', () => {
  it.each(legitimate.filter(([code]) => code !== 'en'))('%s “%s”', (code, text) => {
    expect(repairText(text, code)).toBe(text);
  });
});
