import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/site/languages';
import { faces, fileOf, fontFaces, nameOf, type Script } from './faces';
import { codePointsOf } from './metrics';

// Drawn by the shaper without a glyph: narrow no-break space (from the space), direction marks.
const glyphless = /[\u202f\u200e\u200f\u2066-\u2069]/u;

describe.each(fontFaces.map((face) => [nameOf(face), face] as const))('%s', (_, face) => {
  it('draws every character it was cut for', () => {
    const drawn = codePointsOf(readFileSync(fileOf(face)));
    expect([...face.characters].filter((character) => !isDrawn(character, drawn))).toEqual([]);
  });
});

describe.each(languages.map((language) => [language.code, language] as const))(
  '%s',
  (code, language) => {
    it('has every character of its texts and of its name in its two files', () => {
      const drawn = drawnIn(language.script);
      const texts = [language.name, ...textsOf(code)].join('');
      expect([...new Set(texts)].filter((character) => !isDrawn(character, drawn))).toEqual([]);
    });
  },
);

function drawnIn(script: Script): Set<number> {
  const own = faces.filter((face) => face.script === script);
  return new Set(own.flatMap((face) => [...codePointsOf(readFileSync(fileOf(face)))]));
}

function isDrawn(character: string, drawn: Set<number>): boolean {
  return glyphless.test(character) || drawn.has(character.codePointAt(0) ?? 0);
}

/** Every text of a language's files. */
function textsOf(code: string): string[] {
  const folder = join('locales', code);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const texts: string[] = [];
      JSON.parse(readFileSync(join(folder, path), 'utf8'), (_key, value: unknown) => {
        if (typeof value === 'string') texts.push(value);
        return value;
      });
      return texts;
    });
}
