import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { checkLocales } from './check/check';
import { fixTypography } from './check/fixTypography';
import { exportUnits } from './exchange/export';
import { fill } from './fill';
import { keepHandIn, makeHandIn, noticeNewerCopy, writeTexts } from './exchange/handIn';
import { idOf } from './files/keys';
import { withNpmOptions } from './npmOptions';
import { loadProject, readLocales, type LocaleInput } from './files/project';
import { planReceipt, receiptFiles, receiptReport } from './exchange/receive';
import { renameKey } from './rename';
import { formatReport, stopsBuild } from './check/report';
import { accept, textsToAccept } from './check/accept';
import { terminalLanguage } from './terminalLanguage';
import { fromXliff, toXliff } from './exchange/xliff';

const project = loadProject(process.cwd());
const program = new Command('npm run locales')
  .description('Keeps the texts of the site right. Without a command it checks them.')
  .addHelpText('after', '\nOptions come after --, for npm: npm run locales export fr -- --all')
  .showHelpAfterError()
  .hook('preAction', () => {
    const kept = noticeNewerCopy(project);
    if (kept === undefined) return;
    console.log('A newer copy of the site was unzipped over this one.');
    const command = `npm run locales receive ${kept} -- --write --partial`;
    if (kept) console.log(`To bring back what you had written and not handed in: ${command}`);
  });

function write(files: ReadonlyMap<string, string>, input: LocaleInput): void {
  writeTexts(input, files);
  console.log(`Files changed: ${files.size}.`);
}

/** @throws if the file is there: it may hold translations */
function writeNew(file: string, content: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: move it away first.`);
  writeFileSync(file, content);
}

const check = program
  .command('check')
  .description('lists what is wrong in the texts')
  .option('--fix', 'fixes typography where a rule is certain')
  .option('--language <code>', 'shows one language')
  .option('--in <code>', 'speaks English (en) or French (fr), not the language of the system')
  .action((options: { fix?: boolean; language?: string; in?: string }) => {
    const { fix, language } = options;
    const terminal = terminalLanguage(options.in);
    const codes = project.languages.map(({ code }) => code);
    if (language !== undefined && !codes.includes(language))
      throw new Error(`There is no language “${language}”. There are: ${codes.join(', ')}.`);
    const input = readLocales(project);
    if (fix) write(fixTypography(input), input);
    const day = new Date().toISOString().slice(0, 10);
    const report = checkLocales(readLocales(project), day);
    console.log(formatReport(report, project, { language, terminal }));
    if (report.findings.some(stopsBuild(project))) process.exitCode = 1;
  });

program
  .command('accept')
  .description('records that translations fit the present English')
  .argument('<target>', 'a language (fr) or a file of it (fr/home)')
  .argument('[keys...]', 'texts of the file; all if none is named')
  .option('--all', 'all texts of a language, for which no file is named')
  .action((target: string, keys: string[], { all }: { all?: boolean }) => {
    const input = readLocales(project);
    const texts = textsToAccept(input, target, keys);
    if (!target.includes('/') && !all)
      throw new Error(
        `This would accept ${texts.length} texts of all files: name a file (${target}/home), or add -- --all.`,
      );
    for (const text of texts) console.log(`Accepted: ${idOf(text)}`);
    write(accept(input, target, keys), input);
  });

program
  .command('rename')
  .description('renames a text or group in every language; the schema and t() are left to you')
  .argument('<from>', 'as home#hero.headline')
  .argument('<to>', 'the same file and the new key')
  .action((from: string, to: string) => {
    const input = readLocales(project);
    const files = renameKey(input, from, to);
    write(files, input);
    for (const path of files.keys()) console.log(path);
  });

program
  .command('export')
  .description('writes the texts to translate as XLIFF, for a translation program')
  .argument('<language>')
  .option('--all', 'every text, not only what is missing or out of date')
  .action((language: string, { all }: { all?: boolean }) => {
    const units = exportUnits(readLocales(project), language, all === true);
    const file = `texts-${language}.xlf`;
    if (units.length > 0) writeNew(file, toXliff(units, project.source));
    const nothing = `Nothing of “${language}” is missing or out of date; --all exports all.`;
    console.log(units.length > 0 ? `In ${file}: texts of “${language}” ${units.length}.` : nothing);
  });

program
  .command('hand-in')
  .description('writes what has changed to a file, to send to the publisher')
  .requiredOption('--author <name>', 'your name')
  .action(({ author }: { author: string }) => {
    const { name, content } = makeHandIn(project, author);
    writeNew(name, content);
    console.log(`Written: ${name}. Send it to the person who publishes the site.`);
  });

program
  .command('receive')
  .description('shows what a hand-in, or a translated export, would change')
  .argument('<file>')
  .option('--write', 'writes the changes')
  .option('--partial', 'takes the others where some are held back')
  .option('--take <texts...>', 'takes these although they would be held back')
  .action((file: string, options: { write?: boolean; partial?: boolean; take?: string[] }) => {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const input = readLocales(project);
    const receipt = planReceipt(fromXliff(readFileSync(file)), input, options.take);
    console.log(receiptReport(receipt));
    const isStopped = receipt.texts.some(({ reason }) => reason) && !options.partial;
    if (isStopped) process.exitCode = 1;
    if (isStopped) console.log('Nothing is written: add --partial to take the others.');
    else if (!options.write) console.log('Nothing is written yet: add -- --write.');
    else {
      write(receiptFiles(receipt, input), input);
      keepHandIn(project.root, file);
    }
  });

program
  .command('edit')
  .description('shows the site with an editor for its texts')
  .option('--port <number>', 'always the same one: browsers keep drafts by it', '5173')
  .option('--texts <folder>', 'edits another folder that holds locales/')
  .option('--no-open', 'doesn’t open the browser')
  .action(async (options: { port: string; texts?: string; open: boolean }) => {
    const { showEditor } = await import('./editor/start');
    await showEditor(options);
  });

program
  .command('fill')
  .description('adds what is missing in each listed language and service, marked')
  .action(() => {
    const input = readLocales(project);
    const files = fill(input);
    write(files, input);
    for (const path of files.keys()) console.log(path);
    if (files.size > 0) console.log('Replace the marks ⟦ ⟧: npm run locales edit shows them.');
  });

// A reader such as `head` may end first.
process.stdout.on('error', () => process.exit());
const typed = process.argv.slice(2);
const isCommand = program.commands.some((one) => one.name() === typed[0]);
// Without --, npm keeps an option of the check and gives its value alone: `--in fr` becomes `fr`.
const hasOption = check.options.some(
  (option) =>
    typed[0]?.split('=', 1)[0] === option.long || process.env[`npm_config_${option.name()}`],
);
const isCheck = typed.length === 0 || (!isCommand && hasOption);
const [command = '', ...rest] = isCheck ? ['check', ...typed] : typed;
try {
  const named = program.commands.find((one) => one.name() === command);
  const args = named ? withNpmOptions(named, rest, process.env) : rest;
  await program.parseAsync([command, ...args], { from: 'user' });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
