import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Command, Option } from 'commander';
import { writeAll, type Changes } from '../../tools/project/writeAll';
import { checkLocales } from './check/check';
import { coverage, formatFinding, formatReport, stopsBuild, totals } from './check/report';
import { fromCsv, toCsv } from './exchange/csv';
import {
  filesToWrite,
  hasErrors,
  importReport,
  planImport,
  type ImportOptions,
} from './exchange/import';
import { selectTexts } from './exchange/units';
import { fromXliff, toXliff } from './exchange/xliff';
import { readLocales, type LocaleInput } from './files';
import { parseHandIn } from './handIn/file';
import { makeHandIn, prepareHandIn } from './handIn/handIn';
import {
  planReceipt,
  receiptFiles,
  receiptReport,
  reviewReceipt,
  stillTaken,
  undisputed,
  type Receipt,
} from './handIn/receive';
import { showPseudoSite } from './pseudo/pseudoSite';
import { addLanguage } from './scaffold/addLanguage';
import { publishLanguage } from './scaffold/publishLanguage';
import { addService } from './scaffold/addService';
import { pairedTexts } from './search/pairs';
import { textSearch } from './search/search';
import { accept } from './stale/stale';

/** Where the project and its texts are. */
const root = process.cwd();

/** More texts that were found are not shown in a terminal. */
const mostFound = 20;

const marksLeft = '\nNow replace the marks ⟦ ⟧; npm run locales lists those that are left.';
const isDraftYet =
  'Visitors don’t see the language before npm run locales publish; npm run locales edit shows it.';

const program = new Command('npm run locales')
  .description('Keeps the texts of the site right. Without a command it checks them.')
  .addHelpText('after', '\nOptions stand behind --, for npm: npm run locales check -- --all')
  .showHelpAfterError();

program
  .command('check')
  .description('says what is wrong in the texts')
  .option('--all', 'lists every file')
  .option('--json', 'for machines')
  .action(check);
program
  .command('accept')
  .description('notes that translations are right for the present English')
  .argument('<target>', 'a language (fr) or a file of it (fr/home)')
  .argument('[keys...]', 'texts of the file; all without')
  .action(acceptTexts);
program
  .command('export')
  .description('writes the texts to translate to a file')
  .argument('<language>')
  .addOption(new Option('--format <format>').choices(['xliff', 'csv']).default('xliff'))
  .option('--all', 'every text, not only what is missing or stale')
  .option('--out <file>', 'another name')
  .option('--force', 'overwrites a file of this name')
  .action(exportTexts);
program
  .command('import')
  .description('says what a translated file would change')
  .argument('<file>', 'XLIFF or CSV')
  .option('--write', 'changes it')
  .option('--repair', 'puts right what a rule can')
  .option('--partial', 'without the texts that have errors')
  .action(importTexts);
program
  .command('hand-in')
  .description(
    'writes what has changed in a language to one file, to send to who publishes the site',
  )
  .argument('<language>')
  .option('--author <name>', 'who hands in; remembered once it was given')
  .option('--note <text>', 'a word to who receives the texts')
  .option('--partial', 'without the texts that would break the site')
  .action(handIn);
program
  .command('receive')
  .description('says what a file that was handed in would change')
  .argument('<file>')
  .option('--write', 'changes it')
  .option('--partial', 'without what is refused')
  .option('--review', 'asks text by text')
  .action(receive);
program
  .command('find')
  .description(
    'finds texts by words of any language or by their key, and shows them in all languages',
  )
  .argument('<words...>')
  .action(findTexts);
program
  .command('new-service')
  .description('adds a service with marked texts to write')
  .argument('<name>', 'the last part of its address: coastal-tourism-strategy')
  .option('--practice <id>', 'the practice that it belongs to')
  .option('--title <text>', 'in English')
  .action(newService);
program
  .command('new-language')
  .description('adds a language, unpublished, with marked texts to translate')
  .argument('<code>', 'such as es or pt-BR')
  .option('--name <name>', 'in itself: "Español"')
  .option('--direction <direction>', 'ltr or rtl')
  .action(newLanguage);
program
  .command('publish')
  .description('publishes a language that was translated: it has no errors any more')
  .argument('<code>')
  .action(async (code: string) => {
    write(await publishLanguage(code, root, readLocales(root)));
  });
program
  .command('pseudo')
  .description('shows the site in two invented languages, to see whether longer texts have room')
  .action(() => showPseudoSite(root));
program
  .command('edit')
  .description('shows the site with an editor for its texts')
  .option('--port <number>', 'of the development server', '5173')
  .option('--texts <folder>', 'edits the locales/ of another folder')
  .option('--no-open', 'doesn’t open the browser')
  .action(async (options: { port: string; texts?: string; open: boolean }) => {
    const { showEditor } = await import('../locale-editor/edit');
    await showEditor(options);
  });

const [first = 'check', ...rest] = process.argv.slice(2);
const isOptionOfCheck = first.startsWith('-') && !['-h', '--help'].includes(first);
try {
  await program.parseAsync(isOptionOfCheck ? ['check', first, ...rest] : [first, ...rest], {
    from: 'user',
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function write(changes: Changes): void {
  writeAll(root, changes);
  for (const path of changes.created.keys()) console.log(`new      ${path}`);
  for (const path of changes.edited.keys()) console.log(`changed  ${path}`);
}

/**
 * Writes all of the files or none.
 * @param input what they were made from
 */
function writeFiles(files: ReadonlyMap<string, string>, input: LocaleInput): void {
  const [edited = new Map<string, string>(), created = new Map<string, string>()] = [
    true,
    false,
  ].map((isThere) => new Map([...files].filter(([path]) => input.files.has(path) === isThere)));
  writeAll(root, { created, edited }, input.files);
}

function check({ all = false, json = false }: { all?: boolean; json?: boolean }): void {
  const report = checkLocales(readLocales(root));
  if (json) {
    const withCoverage = <Counts extends { wanted: number; complete: number }>(counts: Counts) => ({
      ...counts,
      coverage: coverage(counts),
    });
    const languages = totals(report.files).map(withCoverage);
    const files = report.files.map(withCoverage);
    console.log(JSON.stringify({ languages, files, findings: report.findings }, null, 2));
  } else console.log(formatReport(report, all));
  if (report.findings.some(stopsBuild)) process.exitCode = 1;
}

async function newService(
  slug: string,
  options: { practice?: string; title?: string },
): Promise<void> {
  write(await addService({ slug, ...options }, root));
  console.log(marksLeft);
}

async function newLanguage(
  code: string,
  options: { name?: string; direction?: string },
): Promise<void> {
  write(await addLanguage({ code, ...options }, root, readLocales(root)));
  console.log(`${marksLeft}\n${isDraftYet}`);
}

interface HandInOptions {
  author?: string;
  note?: string;
  partial?: boolean;
}

function handIn(language: string, { partial, ...who }: HandInOptions): void {
  const prepared = prepareHandIn(root, language, who);
  const { findings, stopping, heldBack, waiting, unreadable } = prepared;
  for (const finding of [...stopping, ...findings]) console.log(formatFinding(finding));
  for (const copy of unreadable) {
    console.log(
      `${copy} can’t be read and is left aside: what was handed in with it may be taken for somebody else’s change.`,
    );
  }
  const { name, content } = makeHandIn(root, prepared, partial);
  writeNew(name, content, 'Take it away, then hand in once more.');
  console.log(
    `Texts in ${name}: ${prepared.handIn.texts.length}. Send it to who publishes the site.`,
  );
  if (heldBack.length > 0) {
    const names = heldBack.map(({ file, key }) => `${file} ${key}`).join(', ');
    console.log(`Held back, to be mended and handed in later: ${heldBack.length} (${names}).`);
  }
  if (waiting.length > 0) {
    console.log(
      `Not written yet, missing or marked: ${waiting.length}. npm run locales lists them.`,
    );
  }
}

interface ReceiveOptions {
  write?: boolean;
  partial?: boolean;
  review?: boolean;
}

async function receive(file: string, options: ReceiveOptions): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const given = parseHandIn(readFileSync(file));
  const input = readLocales(root);
  const receipt = planReceipt(given, input);
  console.log(receiptReport(receipt));
  const conflicts = receipt.texts.filter(({ status }) => status === 'conflict');
  const refused = receipt.texts.filter(({ status }) => status === 'refused');
  if (!options.review && !options.write) {
    return console.log(
      'Nothing is written yet: add -- --write, or -- --review to decide text by text.',
    );
  }
  if (refused.length > 0 && !options.review && !options.partial) {
    throw new Error('Nothing is written: texts are refused. Add -- --partial to take the others.');
  }
  if (options.review) return review(receipt);
  writeTexts(receiptFiles(receipt, input, undisputed(receipt)), input);
  if (conflicts.length > 0) {
    console.log(
      `Changed here too, and left as they are: ${conflicts.length}; -- --review shows both wordings.`,
    );
  }
}

/** Asks, and takes what is here then as it was when it was asked about. */
async function review(receipt: Receipt): Promise<void> {
  const asked = await inTerminal((ask) => reviewReceipt(receipt, ask));
  if (!asked) return console.log('Nothing is written.');
  const input = readLocales(root);
  const present = planReceipt(receipt.handIn, input);
  const { taken, changed } = stillTaken(present, asked);
  writeTexts(receiptFiles(present, input, taken), input);
  for (const { file, key } of changed) {
    console.log(
      `Changed here while you decided, and left as it is: ${file} ${key}. Receive the file once more.`,
    );
  }
}

async function inTerminal<Result>(
  talk: (ask: (question: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await talk((question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}

/** @param target `fr/home`, or the path of the file; of a language alone there is no name */
function fileMeant(target: string): { language: string; name: string | undefined } {
  const path = target
    .replaceAll('\\', '/')
    .replace(/^(.*\/)?locales\//u, '')
    .replace(/\.json$/u, '');
  const [language = '', ...rest] = path.split('/').filter((part) => part !== '' && part !== '.');
  return { language, name: rest.length === 0 ? undefined : rest.join('/') };
}

function findTexts(words: string[]): void {
  const found = textSearch(pairedTexts(readLocales(root)))(words.join(' '));
  for (const { id, pairs } of found.slice(0, mostFound)) {
    const lines = Object.entries(pairs).map(([code, text]) => `  ${code}  ${text ?? '(missing)'}`);
    console.log([id, ...lines].join('\n'));
  }
  const more = found.length > mostFound ? `; the first ${mostFound} are shown` : '';
  console.log(`${found.length} texts found${more}.`);
}

function acceptTexts(target: string, keys: string[]): void {
  const { language, name } = fileMeant(target);
  if (name === undefined && keys.length > 0) throw new Error('Of which file?');
  const scope = { language, name, keys: keys.length === 0 ? undefined : keys };
  const input = readLocales(root);
  const changed = accept(input, scope);
  writeFiles(changed, input);
  console.log(changed.size === 0 ? 'That was noted already.' : [...changed.keys()].join('\n'));
}

interface ExportOptions {
  format: 'xliff' | 'csv';
  all?: boolean;
  out?: string;
  force?: boolean;
}

function exportTexts(
  language: string,
  { format, all = false, out, force = false }: ExportOptions,
): void {
  const input = readLocales(root);
  const texts = selectTexts(input, language, all);
  if (texts.units.length === 0) {
    const hint = '--all exports every text.';
    return console.log(`Nothing of "${language}" is missing or out of date; ${hint}`);
  }
  const file = out ?? `texts-${language}.${format === 'csv' ? 'csv' : 'xlf'}`;
  const content = format === 'csv' ? toCsv(texts) : toXliff(texts, input.source);
  if (force) writeFileSync(file, content);
  else {
    const wayOut = 'give another name (-- --out <file>), or overwrite it (-- --force)';
    writeNew(file, content, `It may hold translations: ${wayOut}.`);
  }
  console.log(`${texts.units.length} texts of "${language}" are in ${file}.`);
}

function importTexts(file: string, options: ImportOptions & { write?: boolean }): void {
  const text = readUtf8(file);
  const isXliff = /^\uFEFF?\s*</u.test(text);
  const input = readLocales(root);
  const plan = planImport(isXliff ? fromXliff(text) : fromCsv(text), input, options);
  console.log(importReport(plan));
  const files = filesToWrite(plan, input);
  if (files.size === 0) return;
  if (hasErrors(plan)) {
    throw new Error(
      'Nothing is written: mend the errors (lines with !) in the file first, or add -- --partial to leave these texts out.',
    );
  }
  if (!options.write) {
    return console.log('Nothing is written yet: add -- --write to change the texts.');
  }
  writeTexts(files, input);
}

/** Writes all of the files or none, and says how many. */
function writeTexts(files: ReadonlyMap<string, string>, input: LocaleInput): void {
  writeFiles(files, input);
  console.log(`Files changed: ${files.size}.`);
}

/** @param wayOut what to do about a file that is there already */
function writeNew(file: string, content: string, wayOut: string): void {
  try {
    writeFileSync(file, content, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new Error(`${file} is there already. ${wayOut}`) : error;
  }
}

function readUtf8(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${file} is not UTF-8: save it again, from a spreadsheet as "CSV UTF-8".`);
  }
}
