import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLocales } from '../files/project';
import { namespaceWithMarkers } from './namespaceWithMarkers';
import { writtenSite } from '../testing/siteOnDisk';
import { markersIn, withoutMarkers } from './textMarkers';

const file = 'locales/ar/home.json';
let site: ReturnType<typeof writtenSite>;
beforeEach(() => (site = writtenSite()));
afterEach(() => site.remove());

const marked = () =>
  JSON.stringify(namespaceWithMarkers(readLocales(site.project), 'ar', 'home'), null, 2);

it('wraps every text of a file in its marker, and changes nothing else', () => {
  expect(`${withoutMarkers(marked())}\n`).toBe(site.read(file));
  const ids = markersIn(marked()).flatMap(({ id }) => id ?? []);
  expect(ids).toContain('ar/home#services.count_few');
  expect(ids).toHaveLength(JSON.stringify(JSON.parse(site.read(file))).match(/":"/gu)?.length ?? 0);
});

it.each(['{}', '{'])('shows the labelled English for what the file %s lacks', (content) => {
  site.write(file, content);
  expect(withoutMarkers(marked())).toContain('"⟦missing⟧ Tell us which decision');
  expect(withoutMarkers(marked())).toContain('"⟦missing⟧ {{count}} services"');
});
