import { runCommand } from '../../tools/project/command';
import { makeDrawings } from './drawings/make';
import { makeFonts } from './fonts/make';
import { makeIcons } from './icons/make';

const parts = { drawings: makeDrawings, icons: makeIcons, fonts: makeFonts } as const;

const usage = `Usage: npm run art              makes everything anew
       npm run art -- <part>    only one part: ${Object.keys(parts).join(', ')}`;

await runCommand(usage, async () => {
  const [name, ...more] = process.argv.slice(2);
  const chosen = Object.entries(parts).filter(([part]) => name === undefined || name === part);
  if (chosen.length === 0 || more.length > 0) {
    throw new Error(`There is no part "${process.argv.slice(2).join(' ')}".`);
  }
  for (const [, make] of chosen) await make();
});
