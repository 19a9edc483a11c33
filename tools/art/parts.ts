import { readdirSync, readFileSync } from 'node:fs';
import { colourIn } from '../../src/styles/colours';
import type { Files } from './drawing';
import { withMetrics } from './fonts/fallbacks';
import { cutFonts } from './fonts/faces';
import { drawIcons } from './icons';
import { drawMap } from './map';
import { drawMiniatures } from './miniatures';

/** The parts of `npm run art`, which make the committed files. Their order matters: metrics read the fonts. */
export const parts: Readonly<Record<string, () => Files | Promise<Files>>> = {
  colours: withColours,
  icons: drawIcons,
  fonts: cutFonts,
  metrics: () =>
    changed(['src/styles/fonts-latin.css', 'src/styles/fonts-arabic.css'], withMetrics),
  map: drawMap,
  miniatures: drawMiniatures,
};

/** Drawings and style sheets, with the values of the tokens that they name where custom properties don't apply. */
function withColours(): Files {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const files = ['src/drawings', 'src/styles'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:svg|css)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return changed(files, (content) =>
    content
      .replaceAll(
        /var\(--color-([\w-]+), #\w+\)/g,
        (_, name: string) => `var(--color-${name}, ${colourIn(tokens, name)})`,
      )
      .replaceAll(
        /#\w+; \/\* ([\w-]+) \*\//g,
        (_, name: string) => `${colourIn(tokens, name)}; /* ${name} */`,
      ),
  );
}

function changed(files: readonly string[], change: (content: string) => string): Files {
  return Object.fromEntries(files.map((file) => [file, change(readFileSync(file, 'utf8'))]));
}
