import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readLocales } from '../check/read';
import { onlyPositional, runCommand } from '../../../tools/project/command';
import { writeAll } from '../../../tools/project/writeAll';
import { fromCsv } from './csv';
import { filesToWrite } from './filesToWrite';
import { hasErrors, importReport } from './importReport';
import { planImport } from './planImport';
import { fromXliff } from './xliff';

const usage = `npm run locales:import -- <file> [--write]
says what a translated file (.xlf or .csv) would change; --write changes it`;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const file = onlyPositional(positionals, 'file');
  const text = readUtf8(file);
  const isXliff = /^\uFEFF?\s*</u.test(text);
  const root = process.cwd();
  const input = readLocales(root);
  const plan = planImport(isXliff ? await fromXliff(text) : fromCsv(text), input);
  console.log(importReport(plan));
  const files = filesToWrite(plan, input);
  if (files.size === 0) return;
  if (hasErrors(plan)) {
    throw new Error('Nothing is written: mend the errors (lines with !) in the file first.');
  }
  if (!values.write) return console.log('Nothing is written yet: add --write to change the texts.');
  const entries = [...files];
  writeAll(root, {
    created: new Map(entries.filter(([path]) => !input.files.has(path))),
    edited: new Map(entries.filter(([path]) => input.files.has(path))),
  });
  console.log(`${files.size} files are changed.`);
});

function readUtf8(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${file} is not UTF-8: save it again, from a spreadsheet as "CSV UTF-8".`);
  }
}
