import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { languages, type LanguageCode } from '../../../src/site/languages';
import { faces, type Script } from '../fonts/faces';
import { coarse, shortPath } from './shortPath';

/** Units to an em of the text beside it: whole units are then finer than any screen shows. */
const em = 60;
/** Arabic is set an eighth larger than the Latin beside it. */
const drawnEm = em * 1.125;
/** The line of the Latin text face: where its baseline lies, and its height. */
const baseline = em;
const lineHeight = em * 1.3;

/** The names of languages whose letters the fonts of other scripts lack: code -> outline. */
export function drawNames(): Partial<Record<LanguageCode, string>> {
  const drawn = languages.filter(({ nameBox }) => nameBox);
  return Object.fromEntries(
    drawn.map(({ code, name, script, nameBox }) => {
      const { width, path } = outlineOf(name, script);
      const box = `0 0 ${width} ${lineHeight}`;
      if (nameBox !== box) throw new Error(`src/site/languages.ts: nameBox of ${code} is '${box}'`);
      return [code, path];
    }),
  );
}

/** A text as the script's text face draws it, in its regular weight. */
function outlineOf(text: string, script: Script): { width: number; path: string } {
  const face = faces.find((one) => one.script === script && one.voice === 'text');
  const font = create(readFileSync(`node_modules/${face?.source}`));
  if (!('layout' in font)) throw new Error('A collection of fonts, not a font');
  const scale = drawnEm / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let x = 0;
  const path = glyphs.map(({ path: outline }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const placed = outline
      .scale(scale, -scale)
      .translate((x + xOffset) * scale, baseline - yOffset * scale);
    x += xAdvance;
    return placed.toSVG();
  });
  return { width: Math.ceil(advanceWidth * scale), path: shortPath(path.join(''), coarse) };
}
