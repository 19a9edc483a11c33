import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { writeAll, type Changes } from '../../tools/project/writeAll';
import { benchCheck } from './check/bench';
import { checkLocales } from './check/check';
import { coverage, formatFinding, formatReport, stopsBuild, totals } from './check/report';
import { editorSchemaFiles, schemasFolder } from './editorSchemas';
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
import { figuresPage } from './figures/figures';
import { readLocales, type LocaleInput } from './files';
import { parseHandIn } from './handIn/file';
import { keepReceived, makeHandIn, prepareHandIn } from './handIn/handIn';
import {
  planReceipt,
  receiptFiles,
  receiptReport,
  reviewReceipt,
  undisputed,
} from './handIn/receive';
import { historyOf } from './notes/history';
import { stateNames, withNotes, type TextPlace } from './notes/notes';
import { localesFolder } from './project';
import { showPseudoSite } from './pseudo/pseudoSite';
import { addLanguage } from './scaffold/addLanguage';
import { publishLanguage } from './scaffold/publishLanguage';
import { addService } from './scaffold/addService';
import { pairedTexts } from './search/pairs';
import { textSearch } from './search/search';
import { accept } from './stale/stale';

/** What a command is given: the words behind its name, and its options by name. */
interface Given {
  words: string[];
  options: Partial<Record<string, string | boolean>>;
}

interface Command {
  /** How it is written, without `npm run locales`. */
  usage: readonly string[];
  /** What it does, in a line. */
  does: string;
  options?: Readonly<Record<string, 'string' | 'boolean'>>;
  run: (given: Given) => Promise<void> | void;
}

/** Where the project and its texts are. */
const root = process.cwd();

const marksLeft = '\nNow replace the marks ⟦ ⟧; npm run locales lists those that are left.';

const isDraftYet =
  'Visitors don’t see the language before npm run locales publish; npm run locales edit shows it.';

const commands: Readonly<Record<string, Command>> = {
  check: {
    usage: ['check', 'check -- --all', 'check -- --json'],
    does: 'says what is wrong in the texts (--all: lists every file; --json: for machines)',
    options: { all: 'boolean', json: 'boolean' },
    run: ({ options }) => check(options['all'] === true, options['json'] === true),
  },
  accept: {
    usage: ['accept fr', 'accept fr/home', 'accept fr/home hero.headline'],
    does: 'notes that translations are right for the present English: of a language, a file, or texts',
    run: ({ words: [target, ...keys] }) => acceptTexts(need(target, 'language or file'), keys),
  },
  export: {
    usage: ['export ar', 'export ar -- --format csv', 'export ar -- --all --out texts.xlf'],
    does: 'writes the texts to translate to a file (XLIFF or CSV; --all: every text)',
    options: { format: 'string', all: 'boolean', out: 'string' },
    run: exportTexts,
  },
  import: {
    usage: ['import texts-ar.xlf', 'import texts-ar.csv -- --write --repair --partial'],
    does: 'says what a translated file would change; --write changes it (--repair: puts right what a rule can; --partial: without the texts that have errors)',
    options: { write: 'boolean', repair: 'boolean', partial: 'boolean' },
    run: ({ words, options: { write, repair, partial } }) =>
      importTexts(only(words, 'file'), write === true, {
        ...{ repair: repair === true, partial: partial === true },
      }),
  },
  'hand-in': {
    usage: ['hand-in fr', 'hand-in fr -- --author "Claire Dubois" --note "…"'],
    does: 'writes what has changed in a language to one file, to send to who publishes the site',
    options: { author: 'string', note: 'string' },
    run: handIn,
  },
  receive: {
    usage: [
      'receive hand-in-fr-2026-11-22.json',
      'receive <file> -- --write',
      'receive <file> -- --review',
    ],
    does: 'says what a file that was handed in would change; --write changes it (--partial: without what is refused), --review asks text by text',
    options: { write: 'boolean', review: 'boolean', partial: 'boolean' },
    run: receive,
  },
  note: {
    usage: [
      'note fr/home hero.headline -- --text "…"',
      'note fr/home hero.headline -- --state approved --by "Claire Dubois"',
    ],
    does: `keeps a note and a state with a text (--state: ${stateNames.join(', ')} or none; --text "" takes the note away)`,
    options: { text: 'string', state: 'string', by: 'string' },
    run: noteText,
  },
  history: {
    usage: ['history fr/home hero.headline'],
    does: 'lists the earlier wordings of a text, as git has kept them',
    run: showHistory,
  },
  find: {
    usage: ['find premiere pierre'],
    does: 'finds texts by words of any language or by their key, and shows them in all languages',
    run: ({ words }) => findTexts(words.join(' ')),
  },
  'new-service': {
    usage: ['new-service coastal-tourism-strategy -- --practice tourism --title "…"'],
    does: 'adds a service, named by the last part of its address, with marked texts to write',
    options: { practice: 'string', title: 'string' },
    run: async ({ words, options: { practice, title } }) => {
      const slug = only(words, 'name of a service');
      write(await addService({ slug, practice: word(practice), title: word(title) }, root));
      console.log(marksLeft);
    },
  },
  'new-language': {
    usage: ['new-language es -- --name "Español"', 'new-language ar-EG -- --direction rtl'],
    does: 'adds a language by its code, unpublished, with marked texts to translate',
    options: { name: 'string', direction: 'string' },
    run: async ({ words, options: { name, direction } }) => {
      const code = only(words, 'code of a language');
      const options = { code, name: word(name), direction: word(direction) };
      write(await addLanguage(options, root, readLocales(root)));
      console.log(`${marksLeft}\n${isDraftYet}`);
    },
  },
  publish: {
    usage: ['publish es'],
    does: 'publishes a language that was translated: it has no errors any more',
    run: async ({ words }) => {
      write(await publishLanguage(only(words, 'code of a language'), root, readLocales(root)));
    },
  },
  schemas: {
    usage: ['schemas'],
    does: 'writes anew what text editors say about the keys of the files',
    run: () => {
      writeFiles(editorSchemaFiles(readLocales(root)));
      console.log(`The schemas in ${schemasFolder} are up to date.`);
    },
  },
  pseudo: {
    usage: ['pseudo'],
    does: 'shows the site in two invented languages, to see whether longer texts have room',
    run: () => showPseudoSite(root),
  },
  edit: {
    usage: ['edit', 'edit -- --help'],
    does: 'shows the site with an editor for its texts',
    run: async () => {
      keepReceived(root);
      await import('../locale-editor/editor/translate');
    },
  },
  book: {
    usage: ['book', 'book -- --help'],
    does: 'makes a folder with all pages in all languages, for reviewers',
    run: async () => {
      await import('../locale-editor/book/cli');
    },
  },
  figures: {
    usage: ['figures', 'figures -- --before <folder>', 'figures <folder> -- --out docs/texts.md'],
    does: 'prints figures on the style of the services, of one folder of texts or of two side by side',
    options: { before: 'string', out: 'string' },
    run: printFigures,
  },
  bench: {
    usage: ['bench'],
    does: 'measures the check',
    run: () => benchCheck(root),
  },
};

/** More texts that were found are not shown in a terminal. */
const mostFound = 20;

/** Commands of the editor's package, which read their own options. */
const entryPoints = ['edit', 'book'];

await main(process.argv.slice(2));

async function main([first = 'check', ...rest]: string[]): Promise<void> {
  // Without a command the texts are checked: `npm run locales -- --all`.
  const isOption = first.startsWith('-');
  const name = isOption ? 'check' : first;
  if (first === '--help' || name === 'help') return console.log(helpOf(Object.values(commands)));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new Error(`There is no command “${name}”.`);
    if (entryPoints.includes(name)) {
      process.argv.splice(2, 1);
      await command.run({ words: [], options: {} });
    } else if (rest.includes('--help')) console.log(helpOf([command]));
    else await command.run(parse(isOption ? [first, ...rest] : rest, command));
  } catch (error) {
    const shown = command ? [command] : Object.values(commands);
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${helpOf(shown)}`);
    process.exitCode = 1;
  }
}

function helpOf(shown: readonly Command[]): string {
  return shown
    .map(({ usage, does }) => [...usage.map((line) => `npm run locales ${line}`), `  ${does}`])
    .map((lines) => lines.join('\n'))
    .join('\n');
}

function parse(args: string[], { options = {} }: Command): Given {
  const types = Object.entries(options).map(([name, type]) => [name, { type }] as const);
  const config: ParseArgsConfig = { args, allowPositionals: true };
  const parsed = parseArgs({ ...config, options: Object.fromEntries(types) });
  return { words: parsed.positionals, options: parsed.values };
}

function word(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function need(value: string | undefined, what: string): string {
  if (value === undefined) throw new Error(`Give the ${what}.`);
  return value;
}

function only([first, ...more]: readonly string[], what: string): string {
  if (more.length > 0) throw new Error(`Give exactly one ${what}.`);
  return need(first, what);
}

function write(changes: Changes): void {
  writeAll(root, changes);
  for (const path of changes.created.keys()) console.log(`new      ${path}`);
  for (const path of changes.edited.keys()) console.log(`changed  ${path}`);
}

function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

function check(everyFile: boolean, isForMachines: boolean): void {
  const report = checkLocales(readLocales(root));
  if (isForMachines) {
    const withCoverage = <Counts extends { wanted: number; complete: number }>(counts: Counts) => ({
      ...counts,
      coverage: coverage(counts),
    });
    const languages = totals(report.files).map(withCoverage);
    const files = report.files.map(withCoverage);
    console.log(JSON.stringify({ languages, files, findings: report.findings }, null, 2));
  } else console.log(formatReport(report, everyFile));
  if (report.findings.some(stopsBuild)) process.exitCode = 1;
}

function handIn({ words, options: { author, note } }: Given): void {
  const language = only(words, 'language');
  const prepared = prepareHandIn(root, language, { author: word(author), note: word(note) });
  for (const finding of prepared.findings) console.log(formatFinding(finding));
  const { name, content } = makeHandIn(root, prepared);
  writeFileSync(name, content);
  console.log(
    `Texts in ${name}: ${prepared.handIn.texts.length}. Send it to who publishes the site.`,
  );
}

async function receive({ words, options }: Given): Promise<void> {
  const file = only(words, 'file');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const input = readLocales(root);
  const receipt = planReceipt(parseHandIn(readFileSync(file)), input);
  console.log(receiptReport(receipt));
  const conflicts = receipt.texts.filter(({ status }) => status === 'conflict');
  const refused = receipt.texts.filter(({ status }) => status === 'refused');
  const isReview = options['review'] === true;
  if (!isReview && options['write'] !== true) {
    return console.log(
      'Nothing is written yet: add -- --write, or -- --review to decide text by text.',
    );
  }
  if (refused.length > 0 && !isReview && options['partial'] !== true) {
    throw new Error('Nothing is written: texts are refused. Add -- --partial to take the others.');
  }
  const taken = isReview
    ? await inTerminal((ask) => reviewReceipt(receipt, ask))
    : undisputed(receipt);
  if (!taken) return console.log('Nothing is written.');
  const files = receiptFiles(receipt, input, taken);
  writeTexts(files, input);
  if (conflicts.length > 0 && !isReview) {
    console.log(
      `Changed here too, and left as they are: ${conflicts.length}; -- --review shows both wordings.`,
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
  const path = target.replace(/^locales\//u, '').replace(/\.json$/u, '');
  const [language = '', ...rest] = path.split('/');
  return { language, name: rest.length === 0 ? undefined : rest.join('/') };
}

function textMeant([target, ...keys]: readonly string[]): TextPlace {
  const { language, name } = fileMeant(need(target, 'file, such as fr/home, and the key'));
  return { language, name: need(name, 'file, such as fr/home'), key: only(keys, 'key') };
}

function noteText({ words, options: { text, state, by } }: Given): void {
  const place = textMeant(words);
  const name = stateNames.find((each) => each === state);
  if (state !== undefined && state !== 'none' && !name) {
    throw new Error(`--state must be ${stateNames.join(', ')} or none.`);
  }
  const changed = withNotes(readLocales(root), place, {
    note: word(text),
    state: name ? { name, by: word(by) } : state === 'none' ? null : undefined,
  });
  writeFiles(changed);
  console.log([...changed.keys()].join('\n'));
}

function showHistory({ words }: Given): void {
  const { versions, why } = historyOf(root, textMeant(words));
  if (why !== null) console.log(why);
  for (const { text, date, author, summary } of versions) {
    console.log(`${date.slice(0, 10)}  ${author}: ${summary}\n  ${text}`);
  }
}

function findTexts(query: string): void {
  const found = textSearch(pairedTexts(readLocales(root)))(need(query || undefined, 'words'));
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
  const changed = accept(readLocales(root), scope);
  writeFiles(changed);
  console.log(changed.size === 0 ? 'That was noted already.' : [...changed.keys()].join('\n'));
}

function exportTexts({ words, options }: Given): void {
  const language = only(words, 'language');
  const format = options['format'] ?? 'xliff';
  if (format !== 'xliff' && format !== 'csv') throw new Error('--format must be xliff or csv.');
  const input = readLocales(root);
  const texts = selectTexts(input, language, options['all'] === true);
  if (texts.units.length === 0) {
    const hint = '--all exports every text.';
    return console.log(`Nothing of "${language}" is missing or out of date; ${hint}`);
  }
  const out = word(options['out']) ?? `texts-${language}.${format === 'csv' ? 'csv' : 'xlf'}`;
  writeFileSync(out, format === 'csv' ? toCsv(texts) : toXliff(texts, input.source));
  console.log(`${texts.units.length} texts of "${language}" are in ${out}.`);
}

function importTexts(file: string, isToWrite: boolean, options: ImportOptions): void {
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
  if (!isToWrite) {
    return console.log('Nothing is written yet: add -- --write to change the texts.');
  }
  writeTexts(files, input);
}

/** Writes all of the files or none, and says how many. */
function writeTexts(files: ReadonlyMap<string, string>, input: LocaleInput): void {
  const [edited, created] = [true, false].map(
    (isThere) => new Map([...files].filter(([path]) => input.files.has(path) === isThere)),
  );
  writeAll(root, { created: created ?? new Map(), edited: edited ?? new Map() });
  console.log(`Files changed: ${files.size}.`);
}

async function printFigures({ words: [now = localesFolder], options }: Given): Promise<void> {
  const page = figuresPage({ now, before: word(options['before']) });
  const out = word(options['out']);
  if (out === undefined) return console.log(page);
  writeFileSync(out, await format(page, { ...(await resolveConfig(out)), filepath: out }));
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
