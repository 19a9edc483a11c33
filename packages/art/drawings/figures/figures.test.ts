import { describe, expect, it } from 'vitest';
import { services } from '../../../../src/site/catalogue';
import { figures } from '../../../../src/site/figures';
import { drawFigures, drawMiniatures } from './draw';

const drawn = drawFigures();
const small = new Map(drawMiniatures());

describe.each(services.map((slug) => [slug] as const))('the figure of %s', (slug) => {
  it('is drawn in every frame, in short numbers', () => {
    for (const shapes of [drawn[slug]?.wide, drawn[slug]?.tall, small.get(slug)]) {
      const paths = Object.values(shapes ?? {});
      expect(paths.length).toBeGreaterThan(1);
      expect(paths.join('')).not.toMatch(/NaN|undefined|Infinity|\.\d\d/);
    }
  });

  it('has dots that are lines, because WebKit enlarges closed points with their picture', () => {
    for (const shapes of [drawn[slug]?.wide, drawn[slug]?.tall, small.get(slug)]) {
      for (const path of [shapes?.dot, shapes?.hole]) expect(path ?? '').not.toMatch(/z/i);
    }
  });

  it('is no other service’s', () => {
    const same = services.filter(
      (other) => JSON.stringify(drawn[other]?.wide) === JSON.stringify(drawn[slug]?.wide),
    );
    expect(same).toEqual([slug]);
  });
});

it('leaves something of every total, and somebody in every funnel', () => {
  for (const figure of Object.values(figures)) {
    if (!figure) continue;
    if (figure.kind === 'ladder' || figure.kind === 'leak') {
      const parts: readonly number[] = figure.kind === 'ladder' ? figure.parts : figure.leaks;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThan(90);
    }
    if (figure.kind !== 'funnel') continue;
    expect([...figure.remaining].sort((a, b) => b - a)).toEqual(figure.remaining);
    expect(figure.remaining.at(-1)).toBe(1);
  }
});
