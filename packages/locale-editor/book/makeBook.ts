import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { build } from 'vite';
import { defaultLanguage } from '../../../src/site/languages';
import type { Screen } from '../../../src/site/routes';
import { checkLocales } from '../../locale-kit/check/check';
import { readLocales } from '../../locale-kit/files';
import { createHandler } from '../../static-host/serve/handler';
import { siteTexts } from '../siteTexts';
import { textKey } from '../texts';
import type { Picture } from './book';
import { bookDocument, bookMark, scriptFile, styleFile } from './BookDocument';
import { allScreens, bookPages, sortFindings, textsElsewhere } from './contents';
import { photographSite, pictureFolder } from './photographs';

const ownFolder = 'packages/locale-editor/book';

/** Beside what people build: it is not to be published. */
const siteFolder = '.cache/book/site';

/** Where a book is made, before it takes the place of an earlier one. */
const newFolder = '.cache/book/new';

const indexFile = 'index.html';

interface BookTask {
  /** The project's root folder. */
  root: string;
  /** Where the book is written; an earlier one there is replaced, once the new one is made. */
  folder: string;
  screens: readonly Screen[];
  /** Chromium, as `findBrowser` gives it. */
  browser: LaunchOptions;
  say: (line: string) => void;
}

/**
 * Makes the book: builds the site, photographs it, and writes a folder that opens from a disk.
 * @returns the document to open
 * @throws if the folder holds something else, the site can't be built or a page can't be photographed
 */
export async function makeBook(task: BookTask): Promise<string> {
  const { root, folder, screens, say } = task;
  refuseOthers(folder);
  const made = join(root, newFolder);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  const input = readLocales(root);
  const texts = siteTexts(input);
  say('Building the site of today’s texts ...');
  const site = buildSite(root);
  const pages = bookPages(await photographAll({ ...task, folder: made }, site), texts);
  const { files, findings } = checkLocales(input);
  const firm = texts.find(({ id }) => id === textKey('common', 'firm.name'));
  const document = bookDocument({
    firm: firm?.versions[defaultLanguage.code] ?? '',
    madeOn: new Date(),
    ...{ texts, pages, files },
    elsewhere: textsElsewhere(pages, texts),
    isPartial: screens.length < allScreens.length,
    findings: sortFindings(findings, texts),
  });
  writeFileSync(join(made, indexFile), document);
  writeFileSync(join(made, styleFile), bookStyles(root));
  writeFileSync(join(made, scriptFile), await bundle(join(root, ownFolder, 'main.tsx')));
  cpSync(join(root, styles, fonts), join(made, fonts), { recursive: true });
  placeBook(made, folder);
  rmSync(made, { recursive: true });
  return join(folder, indexFile);
}

/** @throws if the folder holds something, and no book: that must not be lost */
function refuseOthers(folder: string): void {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isFree || documentIn(folder).includes(bookMark)) return;
  throw new Error(
    `${folder} holds something else than a book of this command: choose another folder, or empty it.`,
  );
}

/**
 * Puts a book into its folder, in the place of an earlier one. What others have put there stays.
 * @param made where it was made
 */
export function placeBook(made: string, folder: string): void {
  const named = new RegExp(`${pictureFolder}/[\\w.-]+\\.(?:webp|jpeg)`, 'gu');
  const before = new Set(documentIn(folder).match(named));
  // The document comes last: until then the earlier one stands.
  cpSync(made, folder, { recursive: true, filter: (path) => basename(path) !== indexFile });
  cpSync(join(made, indexFile), join(folder, indexFile));
  for (const picture of before) {
    if (!existsSync(join(made, picture))) rmSync(join(folder, picture), { force: true });
  }
}

/** The document of the book in a folder; empty if there is none. */
function documentIn(folder: string): string {
  const path = join(folder, indexFile);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * Builds the site of today's texts, each with its mark, for the pictures of the book.
 * @returns the folder to serve
 * @throws if the build fails; the message is the end of its output
 */
function buildSite(root: string): string {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', `${ownFolder}/vite.config.ts`],
    {
      cwd: root,
      env: { ...process.env, SITE_BUILD_FOLDER: siteFolder, VITE_CONTACT_SIMULATED: '1' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The site was not built:\n${(stdout + stderr).slice(-3000)}`);
  return join(root, siteFolder, 'client');
}

async function photographAll(
  { root, folder, screens, browser: options, say }: BookTask,
  site: string,
): Promise<Map<Screen, Picture[]>> {
  const script = await bundle(join(root, ownFolder, 'inPage.ts'));
  const server = createServer(createHandler(site)).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(options);
  try {
    return await photographSite({
      ...{ browser, origin: `http://localhost:${port}`, screens, folder, script },
      onPicture: (done, all) => {
        if (done === all || done % 20 === 0) say(`${done} of ${all} pictures`);
      },
    });
  } finally {
    await browser.close();
    server.close().closeAllConnections();
  }
}

/**
 * A script with all its modules as one classic script: for pages that the tool looks
 * at, and for the book itself, since pages on disk can't load modules.
 * @param entry path of the TypeScript file
 */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'localesBook' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [script] = outputs.flatMap((output) => ('output' in output ? output.output : []));
  if (script?.type !== 'chunk') throw new Error(`${entry} gives no script`);
  return script.code;
}

/** Where the site keeps its colours, sizes and fonts. */
const [styles, fonts] = ['src/styles', 'fonts'] as const;

/** The style sheet of the book: the tokens and fonts of the site, and its own rules. */
function bookStyles(root: string): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const fontSheets = readdirSync(join(root, styles))
    .filter((name) => /^fonts-.*\.css$/u.test(name))
    .sort();
  // Outside Tailwind the tokens are plain custom properties; the fonts of a script overrule them.
  const tokens = read(`${styles}/tokens.css`).replace(/@theme(?: inline)? \{/gu, ':root {');
  const sheets = fontSheets.map((name) => read(`${styles}/${name}`));
  return [tokens, ...sheets, read(`${ownFolder}/book.css`)].join('\n');
}
