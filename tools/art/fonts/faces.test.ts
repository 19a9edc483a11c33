import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/site/languages';
import { faces } from './faces';

const budget = 50_000; // bytes a page: all files of its writing system
const fileOf = (name: string) => readFileSync(`src/styles/fonts/${name}.woff2`);
const charactersOf = (name: string) => {
  const font = create(fileOf(name));
  return new Set('characterSet' in font ? font.characterSet : []);
};

// The shaper needs no glyph for the narrow no-break space and direction marks.
const glyphless = /[\u202f\u200e\u200f\u2066-\u2069]/u;
const missing = (text: string, drawn: ReadonlySet<number>) =>
  [...new Set(text)].filter(
    (sign) => !glyphless.test(sign) && !drawn.has(sign.codePointAt(0) ?? 0),
  );

it.each(['latin', 'arabic'])('keeps the font files of %s within the budget', (writingSystem) => {
  const loaded = faces.filter((face) => face.writingSystem === writingSystem);
  expect(loaded.reduce((sum, { name }) => sum + fileOf(name).length, 0)).toBeLessThanOrEqual(
    budget,
  );
});

describe.each(languages)('$code', ({ code, writingSystem, name }) => {
  const loaded = faces.filter((face) => face.writingSystem === writingSystem);
  const folder = join('locales', code);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('.source'))
    .flatMap((path) => {
      const found = [name];
      JSON.parse(readFileSync(join(folder, path), 'utf8'), (_key, value: unknown) => {
        if (typeof value === 'string') found.push(value);
        return value;
      });
      return found;
    })
    .join('');

  it('has a glyph for every character of its texts', () => {
    const drawn = new Set(loaded.flatMap((face) => [...charactersOf(face.name)]));
    expect(missing(texts, drawn)).toEqual([]);
  });
});
