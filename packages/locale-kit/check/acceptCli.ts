import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLocales } from './read';
import { accept } from '../stale/accept';

const usage = `Notes that translations are right for the present English.

npm run locales:accept -- fr                      every text of French
npm run locales:accept -- fr/home                 every text of one file
npm run locales:accept -- fr/home hero.headline   one text, or several`;

const [target, ...keys] = process.argv.slice(2);
if (target === undefined) console.log(usage);
else run(target);

function run(path: string): void {
  const root = process.cwd();
  const [language = '', ...rest] = path
    .replace(/^locales\//u, '')
    .replace(/\.json$/u, '')
    .split('/');
  const name = rest.length === 0 ? undefined : rest.join('/');
  try {
    if (name === undefined && keys.length > 0) throw new Error(`Of which file?\n\n${usage}`);
    const scope = { language, name, keys: keys.length === 0 ? undefined : keys };
    const changed = accept(readLocales(root), scope);
    for (const [file, content] of changed) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    console.log(changed.size === 0 ? 'That was noted already.' : [...changed.keys()].join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
