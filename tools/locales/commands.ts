import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { accept, textsToAccept } from './check/accept';
import { checkLocales } from './check/check';
import { fixTypography } from './check/fixTypography';
import { formatReport, stopsBuild } from './check/report';
import { exportUnits } from './exchange/export';
import { fromXliff } from './exchange/fromXliff';
import { makeHandIn, noticeNewerCopy } from './exchange/handIn';
import { keepReceivedFile, writeTexts } from './exchange/handInFolder';
import { planReceipt, reasonOf, receiptFiles } from './exchange/receive';
import { receiptReport } from './exchange/receiptReport';
import { toXliff } from './exchange/toXliff';
import { idOf } from './files/keys';
import { loadProject, readLocales, type LocaleInput } from './files/project';
import { fill } from './fill';
import { errorWith } from './messages/errorWith';
import { SpokenError } from './messages/SpokenError';
import { terminalLanguage } from './messages/terminalLanguage';
import { usageError } from './messages/usageError';
import { wordsIn, type TerminalKey, type Values } from './messages/wordsIn';
import { withNpmOptions } from './npmOptions';
import { renameKey } from './rename';

const project = loadProject(process.cwd());
let language = terminalLanguage();
const say = (key: TerminalKey, values?: Values) => wordsIn(language).say(`terminal.${key}`, values);

const program = new Command('npm run locales')
  .description('Keeps the texts of the site right. Without a command it checks them.')
  .addHelpText('after', '\nOptions come after --, for npm: npm run locales export fr -- --all')
  .exitOverride()
  .configureOutput({ outputError: () => {} })
  .hook('preAction', () => {
    const kept = noticeNewerCopy(project);
    if (kept === undefined) return;
    console.log(say('newerCopy'));
    if (kept)
      console.log(
        say('bringBack', { command: `npm run locales receive ${kept} -- --write --partial` }),
      );
  });

function write(files: ReadonlyMap<string, string>, input: LocaleInput, isListed = false): void {
  writeTexts(input, files);
  const changed = say('filesChanged', { count: files.size });
  console.log([changed, ...(isListed ? files.keys() : [])].join('\n'));
}

/** @throws if the file exists: it may hold translations */
function writeNew(file: string, content: string): void {
  if (existsSync(file)) throw errorWith('terminal.fileExists', { file });
  writeFileSync(file, content);
}

const check = program
  .command('check')
  .description('lists what is wrong in the texts')
  .option('--fix', 'fixes typography where a rule is certain')
  .option('--language <code>', 'shows one language')
  .action((options: { fix?: boolean; language?: string }) => {
    const codes = project.languages.map(({ code }) => code);
    if (options.language !== undefined && !codes.includes(options.language))
      throw errorWith('terminal.noLanguage', { code: options.language, codes: codes.join(', ') });
    const input = readLocales(project);
    const fixed = fixTypography(input);
    if (options.fix) write(fixed, input);
    const day = new Date().toISOString().slice(0, 10);
    const report = checkLocales(readLocales(project), day);
    const canFix = !options.fix && fixed.size > 0;
    const { language: shown } = options;
    console.log(formatReport(report, project, { language: shown, terminal: language, canFix }));
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
      throw errorWith('terminal.acceptsAll', { count: texts.length, file: `${target}/home` });
    for (const text of texts) console.log(say('accepted', { id: idOf(text) }));
    write(accept(input, texts), input);
  });

program
  .command('rename')
  .description('renames a text or group in every language; the schema and t() are left to you')
  .argument('<from>', 'as home#hero.headline')
  .argument('<to>', 'the same file and the new key')
  .action((from: string, to: string) => {
    const input = readLocales(project);
    write(renameKey(input, from, to), input, true);
  });

program
  .command('export')
  .description('writes the texts to translate as XLIFF, for a translation program')
  .argument('<language>')
  .option('--all', 'every text, not only what is missing or out of date')
  .action((code: string, { all }: { all?: boolean }) => {
    const units = exportUnits(readLocales(project), code, all === true);
    const file = `texts-${code}.xlf`;
    if (units.length > 0) writeNew(file, toXliff(units, project.source));
    const count = units.length;
    console.log(count > 0 ? say('exported', { file, count }) : say('nothingToExport'));
  });

program
  .command('hand-in')
  .description('writes what has changed to a file, to send to the publisher')
  .requiredOption('--author <name>', 'your name')
  .action(({ author }: { author: string }) => {
    const { name, content } = makeHandIn(project, author);
    writeNew(name, content);
    console.log(say('handedIn', { file: name }));
  });

program
  .command('receive')
  .description('shows what a hand-in, or a translated export, would change')
  .argument('<file>')
  .option('--write', 'writes the changes')
  .option('--partial', 'takes the others where some are held back')
  .option('--take <texts...>', 'takes these although they would be held back')
  .action((file: string, options: { write?: boolean; partial?: boolean; take?: string[] }) => {
    if (!existsSync(file)) throw errorWith('terminal.noFile', { file });
    const input = readLocales(project);
    const receipt = planReceipt(fromXliff(readFileSync(file)), input, options.take);
    console.log(receiptReport(receipt, language));
    const isStopped = receipt.texts.some(reasonOf) && !options.partial;
    if (isStopped) process.exitCode = 1;
    if (isStopped) console.log(say('addPartial'));
    else if (!options.write) console.log(say('addWrite'));
    else {
      write(receiptFiles(receipt, input), input);
      keepReceivedFile(project.root, file);
    }
  });

program
  .command('edit')
  .description('shows the site with an editor for its texts')
  .option('--port <number>', 'always the same one: browsers keep drafts by it', '5173')
  .option('--texts <folder>', 'edits another folder that holds locales/')
  .option('--no-open', 'doesn’t open the browser')
  .action(async (options: { port: string; texts?: string; open: boolean }) => {
    const { startEditor } = await import('./editor/startEditor');
    await startEditor(options, (address) => say('editorStarted', { address }));
  });

program
  .command('fill')
  .description('adds placeholder texts for what a listed language or service lacks')
  .action(() => {
    const input = readLocales(project);
    const files = fill(input);
    write(files, input, true);
    if (files.size > 0) console.log(say('replacePlaceholders'));
  });

for (const command of program.commands)
  command
    .option(
      '--in <code>',
      'prints English (en) or French (fr), not the language of the system; help is in English',
    )
    // At once, so that an error in the other options is in this language too.
    .on('option:in', (code: string) => (language = terminalLanguage(code)));

// A reader such as `head` may close the pipe.
process.stdout.on('error', () => process.exit());
const typed = process.argv.slice(2);
const named = program.commands.find((command) => command.name() === typed[0]);
// Without --, npm keeps an option of the check and passes its value alone: `--in fr` becomes `fr`.
const isCheck =
  typed.length === 0 ||
  check.options.some(
    (option) =>
      typed[0]?.split('=', 1)[0] === option.long || process.env[`npm_config_${option.name()}`],
  );
const command = named ?? (isCheck ? check : undefined);
const args = named ? typed.slice(1) : typed;
try {
  await program.parseAsync(
    command ? [command.name(), ...withNpmOptions(command, args, process.env)] : typed,
    { from: 'user' },
  );
} catch (error) {
  const isUsage = error instanceof CommanderError;
  const spoken = isUsage ? usageError(error) : error;
  const message = error instanceof Error ? error.message : String(error);
  if (!isUsage || error.exitCode > 0) {
    console.error(spoken instanceof SpokenError ? spoken.messageIn(language) : message);
    if (isUsage) console.error(say('usage.help'));
    process.exitCode = 1;
  }
}
