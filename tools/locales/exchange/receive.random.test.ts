import { expect, it } from 'vitest';
import { idOf } from '../files/keys';
import { localeTexts } from '../files/localeFile';
import { textOf } from '../testing/sampleSite';
import { exportUnits } from './export';
import { receiptFiles } from './receive';
import { receive, siteWith, staleSite } from '../testing/receiving';

/** Replaces no-break spaces and apostrophes by plain ones, as translation programs do. */
const flat = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('’', "'");
const what = 'never replaces a wording that the translator has not seen, in random exchanges';
it(what, { timeout: 120_000 }, () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const programs = [
    (xml: string) => xml,
    (xml: string) => xml.replaceAll('state="final"', 'state="new"'),
    (xml: string) => xml.replaceAll('previous-version', 'proposal').replaceAll('Replaces: ', ''),
    (xml: string) => xml.replaceAll(/<note.*?<\/note>/gu, ''),
    flat,
  ];
  for (let round = 0; round < 20; round += 1) {
    const site = round % 2 === 0 ? siteWith() : staleSite();
    const sent = exportUnits(site, 'fr', true);
    // Somebody changes texts here meanwhile.
    for (const { name, translation } of localeTexts(site, 'fr').filter(() => random(4) === 0)) {
      const path = `locales/fr/${name}.json`;
      const old = JSON.stringify(translation);
      const changed = textOf(site, path).replace(old, () => old.replace(/"$/u, ' ici"'));
      site.files.set(path, changed);
    }
    const back = sent.map((exported) => {
      const { source, target, previous } = exported;
      const targets = ['Autre chose', source, target, `${source} Suite.`, '', previous[0] ?? ''];
      const chosen = targets[random(targets.length)] ?? '';
      return { ...exported, target: chosen, isDone: chosen !== '' && random(5) > 0 };
    });
    const receipt = receive(back, site, programs[round % programs.length]);
    const files = new Map([...site.files, ...receiptFiles(receipt, site)]);
    const after = new Map(localeTexts({ ...site, files }, 'fr').map((text) => [idOf(text), text]));
    for (const text of localeTexts(site, 'fr')) {
      const received = receipt.texts.find((candidate) => idOf(candidate) === idOf(text));
      const now = after.get(idOf(text))?.translation;
      if (now === text.translation) continue;
      expect(received?.verdict).toBe('taken');
      expect(received?.previous.map(flat)).toContain(flat(text.translation));
      const isAllowed = site.allowed.some((entry) => entry.text === now);
      expect(now === text.english && !isAllowed).toBe(false);
    }
    expect(receipt.texts.length + receipt.open).toBe(back.length);
  }
});
