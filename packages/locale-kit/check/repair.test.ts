import { describe, expect, it } from 'vitest';
import { allTexts } from '../edit';
import { localePath, readLocales } from '../files';
import { checkText } from './checkText';
import { readDocument } from './document';
import { repairText } from './repair';
import { legitimate } from './testing/legitimate';
import { prepareTerms } from './text';

const input = readLocales(process.cwd());
const languageOf = (code: string) => ({
  ...{ code, script: code === 'ar' ? 'arabic' : 'latin', isSource: code === 'en' },
});

function findingsOf(code: string, text: string) {
  const language = languageOf(code);
  const { isSource } = language;
  const beside = { english: undefined, placeholderSource: undefined, entry: undefined };
  const { characters } = input;
  return checkText({
    text,
    language,
    isSource,
    ...beside,
    terms: prepareTerms([], []),
    characters,
  });
}

/** Faults, each with the only rule that finds it and the text that its repair makes. */
const cases: readonly (readonly [code: string, rule: string, fault: string, right: string])[] = [
  ['fr', 'rule-15', 'Prêt ? Oui ! Et ; non.', 'Prêt\u202F? Oui\u202F! Et\u202F; non.'],
  ['fr', 'rule-15', 'Prêt? (Oui !)', 'Prêt\u202F? (Oui\u202F!)'],
  ['fr', 'rule-15', 'Prêt ? !', 'Prêt\u202F?!'],
  ['fr', 'rule-15', 'Pour {{firm}} ?', 'Pour {{firm}}\u202F?'],
  ['fr', 'rule-15', '<b>Prêt</b> ! https://a.b/?c;d', '<b>Prêt</b>\u202F! https://a.b/?c;d'],
  ['fr', 'rule-16', 'Adresse: Dubaï, 14:30', 'Adresse\u00A0: Dubaï, 14:30'],
  ['fr', 'rule-16', 'Adresse : {{city}}', 'Adresse\u00A0: {{city}}'],
  ['fr', 'rule-17', 'Le « PPP » et «BOT»', 'Le «\u00A0PPP\u00A0» et «\u00A0BOT\u00A0»'],
  ['fr', 'rule-17', 'Le "PPP" et "BOT"', 'Le «\u00A0PPP\u00A0» et «\u00A0BOT\u00A0»'],
  ['fr', 'rule-18', "L'offre d'emploi", 'L’offre d’emploi'],
  ['fr', 'rule-19', 'A propos des Etats et des Economies', 'À propos des États et des Économies'],
  ['fr', 'rule-20', 'Coeur, oeuvre et SOEUR', 'Cœur, œuvre et SŒUR'],
  ['fr', 'rule-21', 'En cours...', 'En cours…'],
  ['fr', 'rule-2', 'Cafe\u0301\u200B\u00ADs', 'Cafés'],
  ['fr', 'rule-1', ' Deux  mots ', 'Deux mots'],
  ['fr', 'control-character', 'Deux\nmots\tici\u0007', 'Deux mots ici'],
  ['fr', 'invisible-mark', 'Le \u200E20\u200F mai', 'Le 20 mai'],
  ['ar', 'rule-9', 'المدن, والقرى; هل نقرأ ?', 'المدن، والقرى؛ هل نقرأ؟'],
  ['ar', 'rule-10', 'المدن ، والقرى', 'المدن، والقرى'],
  ['ar', 'rule-11', 'عام ٢٠٣٠ و۲۰ و١٫٥', 'عام 2030 و20 و1.5'],
  ['ar', 'rule-12', 'المـــدن', 'المدن'],
  ['ar', 'rule-13', 'ﻻ ﺍﻟﻤﺪﻥ', 'لا المدن'],
  ['ar', 'rule-14', 'فى شرکة علی دبيّ', 'في شركة على دبيّ'],
  ['ar', 'rule-6', 'رقمنا \u2066+971 4 000', 'رقمنا \u2066+971 4 000\u2069'],
  ['ar', 'rule-6', 'رقمنا \u202A+971\u202C هنا', 'رقمنا \u2066+971\u2069 هنا'],
  ['ar', 'rule-6', 'رقمنا +971\u2069 هنا', 'رقمنا +971 هنا'],
  ['ar', 'invisible-mark', 'رقمنا \u200E+971 4\u200E هنا', 'رقمنا \u2066+971 4\u2069 هنا'],
  ['en', 'typography', 'The client\'s "own" view...', 'The client’s “own” view…'],
];

it.each(cases)('%s %s: %j becomes %j', (code, rule, fault, right) => {
  const [finding, ...others] = findingsOf(code, fault);
  expect(others.every((other) => other.rule === rule)).toBe(true);
  expect(finding).toMatchObject({ rule, repair: right });
  // English wordings may be specified with such signs.
  expect(repairText(fault, languageOf(code))).toBe(code === 'en' ? fault : right);
  expect(findingsOf(code, right).map((left) => left.rule)).not.toContain(rule);
});

it.each([
  ['fr', 'rule-17', 'Un écran de 5" ici'],
  ['ar', 'rule-14', 'مدينة دبی'],
  ['ar', 'brace', 'نص { نص'],
  ['en', 'typography', "The 'own' view"],
])('%s %s: nothing is made of %j, of which nobody knows what is meant', (code, rule, text) => {
  expect(findingsOf(code, text)[0]).toMatchObject({ rule });
  expect(findingsOf(code, text)[0]).not.toHaveProperty('repair');
  expect(repairText(text, languageOf(code))).toBe(text);
});

it('puts right what a spreadsheet has flattened', () => {
  const flat = 'L\'offre : « PPP », "BOT" ; mise en oeuvre ? Oui !';
  const right =
    'L’offre\u00A0: «\u00A0PPP\u00A0», «\u00A0BOT\u00A0»\u202F; mise en œuvre\u202F? Oui\u202F!';
  expect(repairText(flat, languageOf('fr'))).toBe(right);
});

describe('leaves what is right', () => {
  it.each(legitimate.filter(([code]) => code !== 'en'))('%s “%s”', (code, text) => {
    expect(repairText(text, languageOf(code))).toBe(text);
  });

  it.each(['en', 'ar', 'fr'])('in all texts of %s', (code) => {
    const texts = [...input.schemas.keys()].flatMap((name) => {
      const { root } = readDocument(input.files.get(localePath(code, name)) ?? '{}');
      return root ? allTexts(root) : [];
    });
    expect(texts.length).toBeGreaterThan(1000);
    const changed = texts.filter(({ text }) => repairText(text, languageOf(code)) !== text);
    expect(changed).toEqual([]);
  });
});
