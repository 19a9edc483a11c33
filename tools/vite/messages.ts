import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { offerAddress, pageAddress, sharedAddress } from '../../src/i18n/addresses';
import { composePage, composeShared, type LocaleSource } from '../../src/i18n/compose';
import { languages, type Language } from '../../src/i18n/languages';
import { localeFiles, localesFolder } from '../../src/i18n/localeFiles';
import { prerenderedRoutes } from '../../src/site/routes';

/** Event that tells the browser that a locale file has changed. */
const changedEvent = 'locales:changed';
const developmentBase = '/messages/current';

/**
 * Gives the browser the texts of each page as one JSON file: written into the
 * client build below an address that changes with the texts, made on request
 * by the development server, which also tells open pages when a text changes.
 */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  let isServer = false;
  return {
    name: 'site:messages',
    config(config, { command }) {
      root = config.root ?? process.cwd();
      const base = command === 'build' ? `/messages/${fingerprint(root)}` : developmentBase;
      return { define: { __MESSAGES_BASE__: JSON.stringify(base) } };
    },
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
    },
    // Not as assets of the bundle: thousands of files would all stay in memory.
    writeBundle({ dir }) {
      if (isServer || !dir) return;
      const folder = join(dir, 'messages', fingerprint(root));
      for (const [address, compose] of messageFiles(root, true)) {
        const file = join(folder, address);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(compose()));
      }
    },
    configureServer(server) {
      const files = messageFiles(root, false);
      server.middlewares.use(developmentBase, (request, response, next) => {
        const compose = files.get(request.url ?? '');
        if (!compose) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(compose()));
      });
      const folder = join(root, localesFolder) + sep;
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: 'custom', event: changedEvent });
      });
    },
  };
}

/**
 * Every message file of the site.
 * @param root the project's root folder
 * @param keep whether locale files are read once (builds) or each time (development)
 * @returns address below the base -> what makes the file's content
 */
export function messageFiles(root: string, keep: boolean): Map<string, () => unknown> {
  const sources = new Map<Language, LocaleSource>(
    languages.map((language) => [language, localeFiles(language.code, root, keep)]),
  );
  const files = new Map<string, () => unknown>();
  for (const [language, source] of sources) {
    files.set(sharedAddress(language), () => composeShared(source));
    files.set(offerAddress(language), () => source.common().offer);
  }
  for (const { language, screen } of prerenderedRoutes) {
    const source = sources.get(language);
    if (source) files.set(pageAddress(language, screen), () => composePage(source, screen));
  }
  return files;
}

/** A short hash of all locale files: names and contents. */
function fingerprint(root: string): string {
  const folder = join(root, localesFolder);
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name);
    hash.update(relative(folder, path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 10);
}
