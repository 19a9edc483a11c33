import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { writeFiles } from './applyChanges';
import { checkLocales } from './check';
import { formatFinding, formatReport, stopsBuild } from './report';
import { fromCsv, toCsv } from './csv';
import { selectTexts } from './units';
import { fromXliff, toXliff } from './xliff';
import { readLocales } from './files';
import { parseHandIn } from './handInFile';
import { changedInFolder, keepHandedIn, makeHandIn, prepareHandIn } from './handIn';
import {
  planReceipt,
  receiptFiles,
  receiptReport,
  type Received,
  type ReceiptOptions,
} from './receive';
import { loadProject, type Project } from './project';
import { accept } from './stale';

/**
 * Runs the command that was typed, in the project of the folder that it was typed in.
 * @param addCommands adds the project's own commands to those of the kit
 */
export async function runCommand(
  addCommands?: (program: Command, project: Project) => void,
): Promise<void> {
  // A reader such as `head` may end first.
  process.stdout.on('error', () => process.exit());
  const [first = 'check', ...rest] = process.argv.slice(2);
  try {
    const project = loadProject(process.cwd());
    const program = commandsFor(project);
    addCommands?.(program, project);
    await program.parseAsync([first, ...rest], { from: 'user' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function commandsFor(project: Project): Command {
  const program = new Command('npm run locales')
    .description('Keeps the texts of the site right. Without a command it checks them.')
    .addHelpText('after', '\nOptions stand behind --, for npm: npm run locales export fr -- --all')
    .showHelpAfterError();
  program
    .command('check')
    .description('lists what is wrong in the texts')
    .action(() => check(project));
  program
    .command('accept')
    .description('notes that translations fit the present English')
    .argument('<target>', 'a language (fr) or a file of it (fr/home)')
    .argument('[keys...]', 'texts of the file; all if none is named')
    .action((target: string, keys: string[]) => acceptTexts(project, target, keys));
  program
    .command('hand-in')
    .description(
      'writes all that has changed to one file, to send to the person who publishes the site',
    )
    .option('--author <name>', 'your name; remembered for the next time')
    .option('--partial', 'without the texts that would break the site')
    .action((options: HandInOptions) => handIn(project, options));
  program
    .command('export')
    .description('writes the texts to translate to a file, for a program or a spreadsheet')
    .argument('<language>')
    .addOption(new Option('--format <format>').choices(['xliff', 'csv']).default('xliff'))
    .option('--all', 'every text, not only what is missing or stale')
    .option('--out <file>', 'another file name')
    .action((language: string, options: ExportOptions) => exportTexts(project, language, options));
  program
    .command('receive')
    .description('shows what a hand-in, or a translated export, would change')
    .argument('<file>', 'or an older folder of the site with your changes')
    .option('--write', 'writes the changes')
    .option('--partial', 'leaves out what is refused')
    .option('--take <texts...>', 'takes these although they have changed here in the meantime')
    .action((file: string, options: ReceiveOptions) => receive(project, file, options));
  return program;
}

function check(project: Project): void {
  const day = new Date().toISOString().slice(0, 10);
  const report = checkLocales({ ...readLocales(project), day });
  console.log(formatReport(report, project));
  if (report.findings.some(stopsBuild(project))) process.exitCode = 1;
}

interface HandInOptions {
  author?: string;
  partial?: boolean;
}

function handIn(project: Project, { author, partial }: HandInOptions): void {
  const prepared = prepareHandIn(project, author);
  const { findings, stopping, heldBack, waiting, added } = prepared;
  for (const finding of [...stopping, ...findings]) console.log(formatFinding(finding));
  const { name, content } = makeHandIn(project.root, prepared, partial);
  writeNew(name, content);
  const { texts } = prepared.handIn;
  console.log(`In ${name}: texts ${texts.length}. Send it to the person who publishes the site.`);
  if (added.length > 0) {
    console.log('New here: the person who receives it must first type');
    for (const command of added) console.log(`  npm run locales ${command}`);
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

interface ReceiveOptions extends ReceiptOptions {
  write?: boolean;
  partial?: boolean;
}

function receive(project: Project, file: string, options: ReceiveOptions): void {
  const input = readLocales(project);
  const receipt = planReceipt(readReceived(project, file), input, options);
  console.log(receiptReport(receipt));
  if (!options.write) return console.log('Nothing is written yet: add -- --write.');
  if (receipt.texts.some(({ status }) => status === 'refused') && !options.partial) {
    throw new Error('Nothing is written: texts are refused. Add -- --partial to take the others.');
  }
  writeFiles(receiptFiles(receipt, input), input);
  console.log('“Hand in” in the editor shows each change, with a button that undoes it.');
  if (statSync(file).isDirectory()) keepHandedIn(file, project.root);
}

function readReceived(project: Project, file: string): Received {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (statSync(file).isDirectory()) return changedInFolder(resolve(file), project);
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

function acceptTexts(project: Project, target: string, keys: string[]): void {
  const [language = '', ...names] = target.split('/');
  const name = names.length > 0 ? names.join('/') : undefined;
  if (name === undefined && keys.length > 0) {
    throw new Error(`Name the file: npm run locales accept ${language}/home ${keys.join(' ')}`);
  }
  const input = readLocales(project);
  const scope = { language, name, keys: keys.length === 0 ? undefined : keys };
  writeFiles(accept(input, scope), input);
}

interface ExportOptions {
  format: 'xliff' | 'csv';
  all?: boolean;
  out?: string;
}

function exportTexts(
  project: Project,
  language: string,
  { format, all = false, out }: ExportOptions,
): void {
  const input = readLocales(project);
  const units = selectTexts(input, language, all);
  if (units.length === 0) {
    return console.log(`Nothing of “${language}” is missing or out of date; --all exports all.`);
  }
  const file = out ?? `texts-${language}.${format === 'csv' ? 'csv' : 'xlf'}`;
  writeNew(
    file,
    format === 'csv' ? toCsv(language, units) : toXliff(language, units, input.source),
  );
  console.log(`In ${file}: texts of “${language}” ${units.length}.`);
}

/** @throws if the file is there: it may hold translations */
function writeNew(file: string, content: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: move it away first.`);
  writeFileSync(file, content);
}
