import { fromXliff } from '../exchange/fromXliff';
import { planReceipt, type Receipt } from '../exchange/receive';
import { toXliff } from '../exchange/toXliff';
import type { WrittenUnit } from '../exchange/unit';
import { sampleSite, textOf } from './sampleSite';

export const id = 'fr/home#hero.headline';
export const frenchHome = 'locales/fr/home.json';
export const english = 'The right decision, before the first stone';
export const headline = 'La bonne décision, avant la première pierre';
export const unit = (more: Partial<WrittenUnit> = {}): WrittenUnit => ({
  language: 'fr',
  name: 'home',
  key: 'hero.headline',
  source: english,
  target: 'Décider avant de bâtir',
  previous: [headline],
  isDone: true,
  ...more,
});
export const intro = { key: 'contact.intro', source: 'Tell us which decision is in front of you.' };

/** The sample site with a text replaced in one of its files. */
export function siteWith(old = '', by = '', file = frenchHome) {
  const site = sampleSite();
  site.files.set(
    file,
    textOf(site, file).replace(old, () => by),
  );
  return site;
}

/** The site after the English of the headline has changed, so that the French is out of date. */
export function staleSite() {
  const site = siteWith();
  const [path, old] = ['locales/en/home.json', 'before the first stone'];
  site.files.set(path, textOf(site, path).replace(old, 'before the last stone'));
  return site;
}
export const newEnglish = 'The right decision, before the last stone';

/** Receives units through an XLIFF file; `change` does to it what a translation program does. */
export function receive(
  units: readonly WrittenUnit[],
  site = siteWith(),
  change = (xml: string) => xml,
  take: string[] = [],
): Receipt {
  const bytes = new TextEncoder().encode(change(toXliff(units, 'en', 'Zoé')));
  return planReceipt(fromXliff(bytes), site, take);
}
export const verdicts = ({ texts }: Receipt) => texts.map(({ verdict }) => verdict).join(' ');
