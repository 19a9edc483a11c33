import { writeFileSync } from 'node:fs';
import { parts } from './parts';

const names = Object.keys(parts);
const usage = `npm run art              generates all parts
npm run art -- <part>    generates one part: ${names.join(', ')}`;

const [name, ...more] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([part]) => name === undefined || name === part);
if (chosen.length === 0 || more.length > 0) {
  console.log(usage);
  process.exitCode = name === '--help' ? 0 : 1;
} else {
  for (const [, make] of chosen) {
    const files = await make();
    for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
  }
}
