import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readLocales } from '../check/read';
import { runCommand } from '../../../tools/project/command';
import { toCsv } from './csv';
import { selectTexts } from './selectTexts';
import { toXliff } from './xliff';

const usage = `npm run locales:export -- --language <code> [--format xliff|csv] [--all] [--out <file>]
writes the texts that are missing or out of date (--all: every text) to a file for a translator`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      language: { type: 'string', default: '' },
      format: { type: 'string', default: 'xliff' },
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const { language, format, all } = values;
  if (format !== 'xliff' && format !== 'csv') throw new Error('--format must be xliff or csv.');
  const input = readLocales(process.cwd());
  const texts = selectTexts(input, language, all);
  if (texts.units.length === 0) {
    return console.log(
      `Nothing of "${language}" is missing or out of date; --all exports every text.`,
    );
  }
  const out = values.out ?? `texts-${language}.${format === 'csv' ? 'csv' : 'xlf'}`;
  writeFileSync(out, format === 'csv' ? toCsv(texts) : await toXliff(texts, input.source));
  console.log(`${texts.units.length} texts of "${language}" are in ${out}.`);
});
