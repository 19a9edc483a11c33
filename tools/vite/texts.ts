import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { offerAddress, pageAddress, commonAddress } from '../../src/i18n/addresses';
import { composePage, type LocaleSource } from '../../src/i18n/compose';
import { allLanguages, languages, type Language } from '../../src/site/languages';
import { localeFiles, localesFolder } from '../../src/i18n/localeFiles';
import { routesIn } from '../../src/site/routes';

const developmentFolder = 'texts/current';

/**
 * Gives the browser the texts of each page as one JSON file: written into the
 * client build below an address that changes with the texts, made on request
 * by the development server, which also tells open pages when a text changes.
 * @param read gives the locale files of a language
 * @param built the languages of the site that is built; the development server has the drafts too
 */
export function textsPlugin(
  read: typeof localeFiles = localeFiles,
  built: readonly Language[] = languages,
): Plugin {
  let root = process.cwd();
  let folder = developmentFolder;
  /** Of the client build alone: the server's code fetches no texts. */
  let contents = new Map<string, string>();
  return {
    name: 'site:texts',
    config(config, { command, isSsrBuild }) {
      root = config.root ?? process.cwd();
      if (command === 'build' && !isSsrBuild) {
        contents = contentsOf(() => textFiles(root, true, read, built));
        folder = `texts/${hashOf(contents)}`;
      }
      return { define: { __TEXTS_BASE__: JSON.stringify((config.base ?? '/') + folder) } };
    },
    // Not as assets of the bundle, of which Vite prints a line each.
    writeBundle({ dir = '' }) {
      for (const [address, content] of contents) {
        const file = join(dir, folder, address);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    },
    configureServer(server) {
      serveTexts(server, textFiles(root, false, read));
      tellPagesOfChanges(server, join(root, localesFolder));
    },
  };
}

/**
 * Tells open pages when a file of a folder changes. Many programs empty a file
 * before they write it, so it is left in peace for a moment.
 */
export function tellPagesOfChanges(server: ViteDevServer, folder: string): void {
  let resting: NodeJS.Timeout | undefined;
  server.watcher.add(folder);
  server.watcher.on('change', (file) => {
    if (!file.startsWith(folder + sep)) return;
    clearTimeout(resting);
    resting = setTimeout(() => tellPages(server), 60);
  });
}

/** Tells open pages that a locale file has changed. */
export function tellPages(server: ViteDevServer): void {
  server.ws.send({ type: 'custom', event: 'locales:changed' });
}

/**
 * Answers requests for files of texts in development.
 * @param files address below the base -> what makes the file's content
 */
export function serveTexts(server: ViteDevServer, files: Map<string, () => unknown>): void {
  server.middlewares.use(server.config.base + developmentFolder, (request, response, next) => {
    const compose = files.get(request.url ?? '');
    if (!compose) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(compose()));
  });
}

/**
 * Every file of texts of the site.
 * @param root the project's root folder
 * @param keep whether locale files are read once (builds) or each time (development)
 * @param read gives the locale files of a language
 * @param shown the languages that have pages
 * @returns address below the base -> what makes the file's content
 */
export function textFiles(
  root: string,
  keep: boolean,
  read: typeof localeFiles = localeFiles,
  shown: readonly Language[] = allLanguages,
): Map<string, () => unknown> {
  const sources = new Map<Language, LocaleSource>(
    shown.map((language) => [language, read(language.code, root, keep)]),
  );
  const files = new Map<string, () => unknown>();
  for (const [language, source] of sources) {
    files.set(commonAddress(language), () => source.common());
    files.set(offerAddress(language), () => source.common().offer);
  }
  for (const { language, screen } of routesIn(shown)) {
    const source = sources.get(language);
    if (source) files.set(pageAddress(language, screen), () => composePage(source, screen));
  }
  return files;
}

/** The files' contents; none if texts can't be read: the locale check then stops the build and says why. */
function contentsOf(files: () => Map<string, () => unknown>): Map<string, string> {
  try {
    return new Map(
      Array.from(files(), ([address, compose]) => [address, JSON.stringify(compose())]),
    );
  } catch {
    return new Map();
  }
}

/** A short hash of addresses and contents. */
function hashOf(contents: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [address, content] of contents) hash.update(address).update(content);
  return hash.digest('hex').slice(0, 10);
}
