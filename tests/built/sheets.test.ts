import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blockingSheets, siteSheet } from '../budgets';
import { builtFile, builtPages, root, type BuiltPage } from './site';

const folder = 'assets/static';
const built = readdirSync(join(root, folder)).filter((file) => file.endsWith('.css'));
const sheet = (name: string) => {
  const file = built.find((one) => one.startsWith(`${name}.`)) ?? '';
  return builtFile(join(folder, file));
};
const sizes = new Map<string, number>();
function sizeOf(address: string): number {
  const size = sizes.get(address) ?? brotliCompressSync(builtFile(address)).length;
  sizes.set(address, size);
  return size;
}
const sheetsOf = ({ document }: BuiltPage) => [
  ...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]'),
];
const kinds = ['home', 'service', 'sample', 'notFound'] as const;
const kindOf = ({ screen: { name } }: BuiltPage) =>
  name === 'serviceNotFound' ? 'notFound' : name;

const classesIn = (css: Buffer) =>
  new Set(
    [...css.toString().matchAll(/\.(-?(?:[a-z_@[]|\\.)(?:[\w-]|\\.)*)/gi)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  );
const classesOfSite = classesIn(sheet('site'));

describe.each(kinds)('the sheet of %s', (kind) => {
  const pages = builtPages.filter((page) => kindOf(page) === kind);
  const own = classesIn(sheet(kind));

  it('comes first in the head, and blocks the first paint with few bytes', () => {
    for (const page of pages) {
      const [first, ...others] = sheetsOf(page);
      const isLink = ({ nodeName }: Element) => nodeName === 'LINK';
      expect(first).toBe([...page.document.head.children].find(isLink));
      expect(first?.getAttribute('href')).toContain(`/${kind}.`);
      const blocking = [first, ...others].filter((link) => link && !link.hasAttribute('media'));
      const size = blocking.reduce(
        (sum, link) => sum + sizeOf(link?.getAttribute('href') ?? ''),
        0,
      );
      expect(size, page.address).toBeLessThanOrEqual(blockingSheets[kind]);
    }
  });

  it('has each class of its pages that the sheet of the site has: name the component in its @source', () => {
    const used = new Set(
      pages.flatMap(({ document }) =>
        [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
      ),
    );
    expect(used.size).toBeGreaterThan(50);
    expect([...used].filter((name) => classesOfSite.has(name) && !own.has(name))).toEqual([]);
  });

  it('has no class that the sheet of the site lacks, which follows it after a navigation', () => {
    expect([...own].filter((name) => !classesOfSite.has(name))).toEqual([]);
  });
});

it('keeps the sheet of the site within its budget', () => {
  expect(brotliCompressSync(sheet('site')).length).toBeLessThanOrEqual(siteSheet);
});

it('has only elements that reset.css resets: look at Tailwind’s preflight before using another', () => {
  const others =
    'abbr, audio, b, canvas, code, dialog, embed, fieldset, h5, h6, hr, iframe, kbd, legend, menu, meter, object, ' +
    'optgroup, pre, progress, samp, select, sub, sup, video, ' +
    'input:not([type="email"], [type="text"], [type="range"], [type="hidden"], :not([type]))';
  for (const { document, address } of builtPages)
    expect([...document.querySelectorAll(others)].map(String), address).toEqual([]);
});
