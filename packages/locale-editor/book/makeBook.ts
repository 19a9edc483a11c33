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
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { build } from 'vite';
import { defaultLanguage } from '../../../src/site/languages';
import type { Screen } from '../../../src/site/routes';
import { checkLocales } from '../../locale-kit/check/check';
import { readLocales } from '../../locale-kit/files';
import { createHandler } from '../../static-host/serve/handler';
import { allTexts } from '../siteTexts';
import { textKey } from '../texts';
import type { Picture } from './book';
import { bookDocument, scriptFile, styleFile } from './BookDocument';
import { allScreens, bookPages, sortFindings, textsElsewhere } from './contents';
import { photographSite } from './photographs';

const ownFolder = 'packages/locale-editor/book';

/** Beside what people build: it is not to be published. */
const siteFolder = '.cache/book/site';

interface BookTask {
  /** The project's root folder. */
  root: string;
  /** Where the book is written; what lies there is replaced. */
  folder: string;
  screens: readonly Screen[];
  /** Chromium, as `findBrowser` gives it. */
  browser: LaunchOptions;
  say: (line: string) => void;
}

/**
 * Makes the book: builds the site, photographs it, and writes a folder that opens from a disk.
 * @returns the document to open
 * @throws if the site can't be built or a page can't be photographed
 */
export async function makeBook(task: BookTask): Promise<string> {
  const { root, folder, screens, say } = task;
  emptyFolder(folder);
  const input = readLocales(root);
  const texts = allTexts(input);
  say('Building the site of today’s texts ...');
  const site = buildSite(root);
  const pages = bookPages(await photographAll(task, site), texts);
  const { files, findings } = checkLocales(input);
  const firm = texts.find(({ id }) => id === textKey('common', 'firm.name'));
  const index = join(folder, 'index.html');
  const document = bookDocument({
    firm: firm?.versions[defaultLanguage.code] ?? '',
    madeOn: new Date(),
    ...{ texts, pages, files },
    elsewhere: textsElsewhere(pages, texts),
    isPartial: screens.length < allScreens.length,
    findings: sortFindings(findings, texts),
  });
  writeFileSync(index, document);
  writeFileSync(join(folder, styleFile), bookStyles(root));
  writeFileSync(join(folder, scriptFile), await bundle(join(root, ownFolder, 'main.tsx')));
  cpSync(join(root, styles, fonts), join(folder, fonts), { recursive: true });
  return index;
}

/**
 * Makes a folder for the book; an earlier book in it goes.
 * @throws if something else lies in the folder, which must not be lost
 */
export function emptyFolder(folder: string): void {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isFree && !existsSync(join(folder, scriptFile))) {
    throw new Error(`${folder} holds something else than a book: choose another folder.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
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
