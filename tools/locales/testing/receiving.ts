import { fromXliff } from '../exchange/fromXliff';
import { planReceipt, type Receipt } from '../exchange/receive';
import { toXliff } from '../exchange/toXliff';
import type { WrittenUnit } from '../exchange/unit';
import { sampleSite, textOf } from './sampleSite';

export const id = 'fr/home#hero.headline';
export const home = 'locales/fr/home.json';
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

/** The sample site in which a French text is another one. */
export function siteWith(old = '', by = '', file = home) {
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

/** All goes through the file, as it does between people; `change` is what a program does to it. */
export function receive(
  units: readonly WrittenUnit[],
  site = siteWith(),
  change = (xml: string) => xml,
  take: string[] = [],
): Receipt {
  const bytes = new TextEncoder().encode(change(toXliff(units, 'en', 'Zoé')));
  return planReceipt(fromXliff(bytes), site, take);
}
export const verdicts = ({ texts }: Receipt) =>
  texts.map(({ verdict, reason }) => reason ?? verdict).join(' ');

/** What differs from a finished headline for the sample site: the unit, the text here, the file. */
export interface Given extends Partial<WrittenUnit> {
  here?: string;
  change?: [old: string | RegExp, by: string];
  take?: string[];
}
export function verdictOf({ here = headline, change: [old, by] = ['', ''], take, ...more }: Given) {
  const change = (xml: string) => xml.replace(old, by);
  return verdicts(receive([unit(more)], siteWith(headline, here), change, take));
}
