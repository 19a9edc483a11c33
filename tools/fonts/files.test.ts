import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontsCss } from './css';
import { faces, fileOf } from './faces';
import { metricsOf } from './metrics';

const budget = 45_000; // bytes a page, both files of its script

describe('the font files', () => {
  it.each(['latin', 'arabic'])('weigh at most the budget together in %s', (script) => {
    const own = faces.filter((face) => face.script === script);
    const weight = own.reduce((sum, face) => sum + readFileSync(fileOf(face)).length, 0);
    expect(own).toHaveLength(2);
    expect(weight).toBeLessThanOrEqual(budget);
  });
});

describe('src/styles/fonts.css', () => {
  const css = readFileSync('src/styles/fonts.css', 'utf8');

  it('is what `npm run fonts` makes of the files beside it', () => {
    const measured = faces.map((face) => ({
      face,
      metrics: metricsOf(readFileSync(fileOf(face)), face.script),
    }));
    expect(css).toBe(fontsCss(measured));
  });

  it.each([
    ['latin', 'Arabic'],
    ['arabic', 'Latin'],
  ])("never names the other script's fonts on %s pages", (script, other) => {
    const rule = new RegExp(`\\[data-script='${script}'\\] \\{[^}]*\\}`).exec(css)?.[0];
    expect(rule).toMatch(/--font-display: .*;\n.*--font-text: /);
    expect(rule).not.toContain(other);
  });

  it('gives every fallback the line metrics of its web font', () => {
    const rules = css.split('@font-face').filter((rule) => rule.includes('local('));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) {
      expect(rule).toMatch(/size-adjust.*ascent-override.*descent-override.*line-gap-override/s);
    }
  });
});
