import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { checkLocales } from './check/check';
import { formatFinding, formatReport, stopsBuild } from './check/report';
import { fromCsv, toCsv } from './exchange/csv';
import { selectTexts } from './exchange/units';
import { fromXliff, toXliff } from './exchange/xliff';
import { glossaryPath, readLocales, type LocaleInput } from './files';
import { parseHandIn } from './handIn/file';
import { changedInFolder, keepHandedIn, makeHandIn, prepareHandIn } from './handIn/handIn';
import {
  planReceipt,
  receiptFiles,
  receiptReport,
  withGlossary,
  type Received,
  type ReceiptOptions,
} from './handIn/receive';
import { keepReceived } from './handIn/received';
import { languages, projectCommands, root, source } from './project';
import { recordPath } from './stale/records';
import { accept } from './stale/stale';
import { writeAll, type Changes } from './writeAll';

const marksLeft =
  '\nNow replace the marks ⟦ ⟧: npm run locales edit shows them. Visitors see nothing of it before npm run locales publish';

const program = new Command('npm run locales')
  .description('Keeps the texts of the site right. Without a command it checks them.')
  .addHelpText('after', '\nOptions stand behind --, for npm: npm run locales export fr -- --all')
  .showHelpAfterError();

program
  .command('check')
  .description('says what is wrong in the texts')
  .option(
    '--day <date>',
    'as if it were that day: 2027-12-01',
    new Date().toISOString().slice(0, 10),
  )
  .action(check);
program
  .command('edit')
  .description('shows the site with an editor for its texts')
  .option('--port <number>', 'of the development server', '5173')
  .option('--texts <folder>', 'edits the texts of another folder')
  .option('--no-open', 'doesn’t open the browser')
  .action(async (options: { port: string; texts?: string; open: boolean }) => {
    const { showEditor } = await import('../locale-editor/edit');
    await showEditor(options);
  });
program
  .command('accept')
  .description('notes that translations are right for the present English')
  .argument('<target>', 'a language (fr) or a file of it (fr/home)')
  .argument('[keys...]', 'texts of the file; all without')
  .action(acceptTexts);
program
  .command('hand-in')
  .description('writes all that has changed to one file, to send to who publishes the site')
  .option('--author <name>', 'who hands in; remembered once it was given')
  .option('--note <text>', 'a word to who receives the texts')
  .option('--partial', 'without the texts that would break the site')
  .action(handIn);
program
  .command('export')
  .description('writes the texts to translate to a file, for a program or a spreadsheet')
  .argument('<language>')
  .addOption(new Option('--format <format>').choices(['xliff', 'csv']).default('xliff'))
  .option('--all', 'every text, not only what is missing or stale')
  .option('--out <file>', 'another name')
  .action(exportTexts);
program
  .command('receive')
  .description('says what a file would change that was handed in, or exported and translated')
  .argument('<file>', 'or the folder of an earlier delivery, with what you have changed there')
  .option('--write', 'changes it')
  .option('--partial', 'without what is refused')
  .option('--repair', 'puts right what a rule can')
  .option('--take <texts...>', 'takes these too, which were changed here in the meantime')
  .action(receive);
program
  .command('book')
  .description('prints all pages of a language of the built site into one PDF')
  .argument('<language>')
  .action(async (language: string) => {
    console.log(`Printed: ${await projectCommands().book(language)}`);
  });
program
  .command('new-service')
  .description('adds a service as a draft, with marked texts to write')
  .argument('<name>', 'the last part of its address: coastal-tourism-strategy')
  .option('--practice <id>', 'the practice that it belongs to')
  .option('--title <text>', 'in English')
  .action(async (slug: string, options: { practice?: string; title?: string }) => {
    const { addService } = await import('./scaffold/services');
    write(await addService({ slug, ...options }));
    console.log(`${marksLeft} ${slug}.`);
  });
program
  .command('new-language')
  .description('adds a language as a draft, with marked texts to translate')
  .argument('<code>', 'such as es or pt-BR')
  .option('--name <name>', 'in itself: "Español"')
  .action(async (code: string, options: { name?: string }) => {
    const { addLanguage } = await import('./scaffold/languages');
    write(await addLanguage({ code, ...options }, readLocales(root)));
    console.log(`${marksLeft} ${code}.`);
  });
program
  .command('publish')
  .description('makes a draft, a language or a service, part of the site')
  .argument('<name>', 'code of the language, or last part of the service’s address')
  .action(publish);
program
  .command('remove-service')
  .description('takes a service away')
  .argument('<name>')
  .action(async (slug: string) => {
    const { removeService } = await import('./scaffold/services');
    const { mentions, ...changes } = await removeService(slug);
    remove(changes);
    for (const place of mentions) console.log(`names it  ${place}`);
    console.log(
      `\nIts address may be known. Say in src/site/moved.ts where it leads now, such as '/services/${slug}': { name: 'home', section: 'services' }.`,
    );
  });
program
  .command('remove-language')
  .description('takes a language away')
  .argument('<code>')
  .option('--name <name>', 'its name in itself, where it is published')
  .action(async (code: string, options: { name?: string }) => {
    const { removeLanguage } = await import('./scaffold/languages');
    remove(await removeLanguage({ code, ...options }, readLocales(root)));
  });
// A reader such as `head` may end first.
process.stdout.on('error', () => process.exit());
const [first = 'check', ...rest] = process.argv.slice(2);
try {
  await program.parseAsync([first, ...rest], { from: 'user' });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function write(changes: Changes): void {
  keepReceived(root);
  writeAll(root, changes);
  for (const path of changes.created.keys()) console.log(`new      ${path}`);
  for (const path of changes.edited.keys()) console.log(`changed  ${path}`);
}

function remove({ edited, deleted }: Pick<Changes, 'edited'> & { deleted: string[] }): void {
  write({ created: new Map(), edited });
  for (const path of deleted) {
    rmSync(join(root, path), { recursive: true });
    console.log(`deleted  ${path}`);
  }
}

/**
 * Writes all of the files or none, and says how many.
 * @param input what they were made from
 */
function writeFiles(files: ReadonlyMap<string, string>, { files: read }: LocaleInput): void {
  const created = new Map([...files].filter(([path]) => !existsSync(join(root, path))));
  const edited = new Map([...files].filter(([path]) => !created.has(path)));
  keepReceived(root);
  writeAll(root, { created, edited }, read);
  console.log(`Files changed: ${files.size}.`);
}

function check({ day }: { day: string }): void {
  if (Number.isNaN(Date.parse(day))) throw new Error(`“${day}” is no day: write 2027-12-01.`);
  const report = checkLocales({ ...readLocales(root), day });
  console.log(formatReport(report));
  if (report.findings.some(stopsBuild)) process.exitCode = 1;
}

async function publish(name: string): Promise<void> {
  const input = readLocales(root);
  const { publishLanguage } = await import('./scaffold/languages');
  const { publishService } = await import('./scaffold/services');
  const changes = (await publishLanguage(name, input)) ?? (await publishService(name, input));
  if (!changes) throw new Error(`There is no draft "${name}".`);
  write(changes);
  // Who publishes texts that were written without the editor says that they fit the present English.
  const unrecorded = languages.flatMap(({ code }) =>
    [...input.schemas.keys()]
      .filter((file) => code !== source && (code === name || file.endsWith(`/${name}`)))
      .filter((file) => !input.files.has(recordPath(code, file)))
      .flatMap((file) => [...accept(input, { language: code, name: file })]),
  );
  writeFiles(new Map(unrecorded), input);
}

function handIn({ partial, ...who }: { author?: string; note?: string; partial?: boolean }): void {
  const prepared = prepareHandIn(root, who);
  const { findings, stopping, heldBack, waiting, added } = prepared;
  for (const finding of [...stopping, ...findings]) console.log(formatFinding(finding));
  const { name, content } = makeHandIn(root, prepared, partial);
  writeNew(name, content);
  const { texts, glossary = [] } = prepared.handIn;
  console.log(
    `In ${name}: ${texts.length} texts, ${glossary.length} entries of the glossary. Send it to who publishes the site.`,
  );
  if (added.length > 0) {
    console.log(`New here: who receives it first types npm run locales ${added.join(', ')}.`);
  }
  if (heldBack.length > 0) {
    const names = heldBack
      .map(({ language, file, key }) => `${language}/${file} ${key}`)
      .join(', ');
    console.log(`Held back, to be mended and handed in later: ${heldBack.length} (${names}).`);
  }
  if (waiting.length > 0) {
    console.log(`Not written yet, missing or marked: ${waiting.length}.`);
  }
}

function receive(
  file: string,
  options: ReceiptOptions & { write?: boolean; partial?: boolean },
): void {
  const input = readLocales(root);
  const receipt = planReceipt(readReceived(file), input, options);
  console.log(receiptReport(receipt));
  if (!options.write) return console.log('Nothing is written yet: add -- --write.');
  if (receipt.texts.some(({ status }) => status === 'refused') && !options.partial) {
    throw new Error('Nothing is written: texts are refused. Add -- --partial to take the others.');
  }
  const files = receiptFiles(receipt, input);
  if (receipt.glossary.some(({ isConflict }) => !isConflict)) {
    const path = join(root, glossaryPath);
    files.set(
      glossaryPath,
      withGlossary(receipt, existsSync(path) ? readFileSync(path, 'utf8') : '[]'),
    );
  }
  writeFiles(files, input);
  if (statSync(file).isDirectory()) keepHandedIn(file, root);
}

function readReceived(file: string): Received {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (statSync(file).isDirectory()) return changedInFolder(resolve(file));
  const bytes = readFileSync(file);
  const start = bytes
    .toString('latin1')
    .replace(/^(?:ï»¿)?\s*/u, '')
    .charAt(0);
  if (start === '{' || start === '[') return parseHandIn(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { texts: start === '<' ? fromXliff(text) : fromCsv(text) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${file} is not UTF-8: save it again, from a spreadsheet as “CSV UTF-8”.`);
  }
}

function acceptTexts(target: string, keys: string[]): void {
  const [language = '', ...names] = target.split('/');
  const name = names.length > 0 ? names.join('/') : undefined;
  if (name === undefined && keys.length > 0) {
    throw new Error(`Name the file: npm run locales accept ${language}/home ${keys.join(' ')}`);
  }
  const input = readLocales(root);
  const scope = { language, name, keys: keys.length === 0 ? undefined : keys };
  writeFiles(accept(input, scope), input);
}

function exportTexts(
  language: string,
  { format, all = false, out }: { format: 'xliff' | 'csv'; all?: boolean; out?: string },
): void {
  const input = readLocales(root);
  const units = selectTexts(input, language, all);
  if (units.length === 0) {
    return console.log(`Nothing of “${language}” is missing or out of date; --all exports all.`);
  }
  const file = out ?? `texts-${language}.${format === 'csv' ? 'csv' : 'xlf'}`;
  writeNew(
    file,
    format === 'csv' ? toCsv(language, units) : toXliff(language, units, input.source),
  );
  console.log(`${units.length} texts of “${language}” are in ${file}.`);
}

/** @throws if the file is there: it may hold translations */
function writeNew(file: string, content: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: move it away first.`);
  writeFileSync(file, content);
}
