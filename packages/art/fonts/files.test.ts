import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cssFileOf, fontsCss } from './css';
import { faces, fileOf, fontFaces, nameOf } from './faces';
import { featuresOf, metricsOf, openFont } from './metrics';

const budget = 50_000; // bytes a page, all files of its script

describe('the font files', () => {
  it.each(['latin', 'arabic'])('weigh at most the budget together in %s', (script) => {
    const own = fontFaces.filter((face) => face.script === script);
    const weight = own.reduce((sum, face) => sum + readFileSync(fileOf(face)).length, 0);
    expect(weight).toBeLessThanOrEqual(budget);
  });
});

it.each(faces.map((face) => [nameOf(face), face] as const))('%s is kerned', (_, face) => {
  expect(featuresOf(readFileSync(fileOf(face)))).toContain('kern');
});

it.each(['text-latin', 'display-arabic', 'text-arabic'])('%s places marks on letters', (name) => {
  const features = featuresOf(readFileSync(`src/styles/fonts/${name}.woff2`));
  expect(features).toEqual(expect.arrayContaining(['mark', 'mkmk']));
});

it('draws Arabic letters of headings whole, because WebKitGTK places no dots', () => {
  const font = openFont(readFileSync('src/styles/fonts/display-arabic.woff2'));
  const files = readdirSync('locales/ar', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(`locales/ar/${file}`, 'utf8'));
  const words = new Set(files.join(' ').match(/[\p{Script=Arabic}\p{M}]+/gu));
  const apart = [...words]
    .filter((word) => !/\p{M}/u.test(word))
    .filter((word) => font.layout(word).positions.some(({ yOffset }) => Math.round(yOffset) !== 0));
  expect(words.size).toBeGreaterThan(1000);
  expect(apart).toEqual([]);
});

describe.each([
  ['latin', 'Arabic'],
  ['arabic', 'Latin'],
] as const)('the style sheet of the %s fonts', (script, other) => {
  const css = readFileSync(cssFileOf(script), 'utf8');

  it('is what `npm run art -- fonts` makes of the files beside it', () => {
    const measured = fontFaces.map((face) => ({
      face,
      metrics: metricsOf(readFileSync(fileOf(face)), face.script),
    }));
    expect(css).toBe(fontsCss(script, measured));
  });

  it('never names the fonts of the other script', () => {
    const rule = new RegExp(`\\[data-script='${script}'\\] \\{[^}]*\\}`).exec(css)?.[0];
    expect(rule).toMatch(/--font-display: .*;\n.*--font-text: /);
    expect(rule).not.toContain(other);
    expect(css).not.toContain(`'Display ${other}`);
    expect(css).not.toContain(`'Text ${other}`);
  });

  it('gives every fallback the line metrics of its web font', () => {
    const rules = css.split('@font-face').filter((rule) => rule.includes('local('));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) {
      expect(rule).toMatch(/ascent-override.*descent-override.*line-gap-override/s);
    }
  });
});
