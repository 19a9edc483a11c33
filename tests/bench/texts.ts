/**
 * `npm run measure texts [folder] -- --before <folder> --out <file>`: figures on the style of the
 * services' texts, of one folder of texts or of two side by side.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { localesFolder } from '../../packages/locale-kit/project';
import { figuresPage } from './texts/figures';

const { positionals, values } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { before: { type: 'string' }, out: { type: 'string' } },
});
const page = figuresPage({ now: positionals[0] ?? localesFolder, before: values.before });
const { out } = values;
if (out === undefined) console.log(page);
else writeFileSync(out, await format(page, { ...(await resolveConfig(out)), filepath: out }));
