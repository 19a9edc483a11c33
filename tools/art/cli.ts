import { makeFonts } from './fonts/faces';
import { makeIcons } from './icons';
import { makeMap } from './map';

const parts = { icons: makeIcons, fonts: makeFonts, map: makeMap } as const;

const usage = `npm run art              generates all parts
npm run art -- <part>    generates one part: ${Object.keys(parts).join(', ')}`;

const [name, ...more] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([part]) => name === undefined || name === part);
if (chosen.length === 0 || more.length > 0) {
  console.log(usage);
  process.exitCode = name === '--help' ? 0 : 1;
} else {
  for (const [, make] of chosen) await make();
}
