import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { practices } from '../site/catalogue';
import { HeroArt } from './HeroArt';
import { Horizon } from './Horizon';
import { Icon, iconPaths } from './Icon';
import { LogoMark } from './LogoMark';

const ids = practices.map((practice) => practice.id);
const horizons = ids.map((id) => renderToStaticMarkup(<Horizon practice={id} />));
const hero = renderToStaticMarkup(<HeroArt className="size-full" />);
const all = [
  ...horizons,
  hero,
  renderToStaticMarkup(<LogoMark />),
  renderToStaticMarkup(<Icon name="arrow" />),
];

describe('drawings', () => {
  it('carry no style attribute, script or broken number', () => {
    for (const markup of all) {
      expect(markup).not.toMatch(/style=|<script|NaN|undefined|Infinity|\d\.\d{4}/);
    }
  });

  it('are hidden from assistive technology and from the tab order', () => {
    for (const markup of all) {
      expect(markup).toMatch(/^(<div class="[^"]*">)?<svg aria-hidden="true"/);
    }
  });

  it('name every part that they refer to, once in a document', () => {
    const page = renderToStaticMarkup(
      <>
        <HeroArt />
        <HeroArt />
      </>,
    );
    const named = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = [...page.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(used)).toEqual(new Set(named));
  });

  it('are different for every practice', () => {
    expect(new Set(horizons).size).toBe(ids.length);
  });

  it('stay within their weight', () => {
    for (const horizon of horizons) expect(brotliCompressSync(horizon).length).toBeLessThan(1200);
    expect(brotliCompressSync(hero).length).toBeLessThan(4000);
  });

  it('mirror with the direction of reading where they point somewhere', () => {
    for (const picture of [hero, ...horizons]) expect(picture).toContain('rtl:[scale:-1_1]');
    expect(renderToStaticMarkup(<Icon name="arrow" />)).toContain('rtl:[scale:-1_1]');
    expect(renderToStaticMarkup(<Icon name="check" />)).not.toContain('rtl:');
  });
});

it('has no icon that nothing shows', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .filter((source) => source.includes("/Icon'"));
  const isShown = (name: string) => sources.some((source) => source.match(`['"]${name}['"]`));
  expect(Object.keys(iconPaths).filter((name) => !isShown(name))).toEqual([]);
});
