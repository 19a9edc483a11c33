import { describe, expect, it } from 'vitest';
import { receiptFiles } from './receive';
import { receiptReport } from './receiptReport';
import { textOf } from '../testing/sampleSite';
import {
  frenchHome,
  headline,
  id,
  intro,
  newEnglish,
  receive,
  siteWith,
  staleSite,
  unit,
  verdicts,
} from '../testing/receiving';

describe('a received text', () => {
  it('is taken and recorded with the English that it was made from', () => {
    const site = siteWith();
    const files = receiptFiles(receive([unit()], site), site);
    expect(files.get(frenchHome)).toBe(
      textOf(site, frenchHome).replace(headline, 'Décider avant de bâtir'),
    );
    const older = receive([unit({ source: 'An older one' })], site);
    expect(receiptReport(older)).toContain('out of date');
    expect(receiptFiles(older, site).get('locales/fr/.source/home.json')).toContain('An older one');
  });

  it('is taken by its id although the text was changed here', () => {
    const receipt = receive([unit()], siteWith(headline, 'Une autre'));
    expect(receipt.texts).toMatchObject([{ verdict: 'changedHere' }]);
    expect(receiptReport(receipt)).toContain(`-- --write --take ${id}`);
    const take = ['fr/home#hero.headlin'];
    expect(() => receive([unit()], siteWith(), undefined, take)).toThrow(`to take (${id}?)`);
  });

  it('is offered for --take only if it can be taken', () => {
    const broken = unit({ target: 'Décider {{now}}', previous: ['x'] });
    const gone = unit({ key: 'hero.none' });
    const marked = unit({ ...intro, target: '⟦to translate⟧ Dites', previous: ['x'] });
    expect(receiptReport(receive([gone, broken, marked]))).not.toContain('--take');
    const given = unit({ ...intro, target: 'Dites-nous tout.', previous: ['x'] });
    const report = receiptReport(receive([gone, broken, given]));
    expect(report).toContain('-- --write --partial --take fr/home#contact.intro');
  });

  it('is received under its new key, or reported with the rename command', () => {
    const old = unit({ key: 'hero.title' });
    expect(receive([old]).texts).toMatchObject([{ verdict: 'unknown' }]);
    expect(receiptReport(receive([old]))).toContain('rename home#hero.title home#hero.headline');
    const site = { ...siteWith(), renamed: { 'home#hero.title': 'home#hero.headline' } };
    expect(receive([old], site).texts).toMatchObject([{ verdict: 'taken', key: 'hero.headline' }]);
  });

  it('is a conflict if a program has dropped the wording that it replaces', () => {
    const receipt = receive([unit({ previous: [] })]);
    expect(verdicts(receipt)).toBe('noOldWording');
    expect(receiptReport(receipt)).toContain(`is now: ${headline}`);
  });

  it('confirms a wording for the present English alone', () => {
    const site = staleSite();
    const confirmed = unit({ source: newEnglish, target: headline });
    const receipt = receive([confirmed], site);
    expect(receiptReport(receipt)).toContain('confirmed: still right');
    expect([...receiptFiles(receipt, site).keys()]).toEqual(['locales/fr/.source/home.json']);
    expect(verdicts(receive([unit({ target: headline })], site))).toBe('same');
    const draft = (xml: string) => xml.replace('state="final"', 'state="needs-review-translation"');
    expect(verdicts(receive([confirmed], site, draft))).toBe('same');
  });

  it('is held back if it is labelled English that a program calls translated', () => {
    const todo = unit({ source: newEnglish, target: '', isDone: false });
    const change = (xml: string) => xml.replace('needs-adaptation', 'translated');
    expect(verdicts(receive([todo], staleSite(), change))).toBe('stillEnglish');
    expect(receive([todo], staleSite())).toMatchObject({ texts: [], open: 1 });
  });

  it('is stored with composed letters', () => {
    const site = siteWith();
    const files = receiptFiles(receive([unit({ target: 'De\u0301cider' })], site), site);
    expect(files.get(frenchHome)).toContain('"Décider"');
    const hamza = siteWith('أخبرونا أي قرار أمامكم.', 'أخبرونا أين أنتم.', 'locales/ar/home.json');
    const old = 'أخبرونا أين أنتم.'.normalize('NFD');
    const arabic = unit({ ...intro, language: 'ar', previous: [old], target: old });
    expect(verdicts(receive([arabic], hamza))).toBe('same');
    const changed = { ...arabic, target: 'أخبرونا أي قرار.' };
    expect(verdicts(receive([changed], hamza))).toBe('taken');
  });
});
