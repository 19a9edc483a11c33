import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ensureBrowser, findBrowser } from '../../../tools/setup/browser.mjs';
import { allScreens, screenName } from './contents';
import { makeBook } from './makeBook';

interface BookOptions {
  /** Names of the pages to show, separated by commas; all if absent. */
  only?: string;
  folder: string;
}

/**
 * `npm run locales book`: makes the book, and says where it is.
 * @throws if there is no such page, or if the book can't be made
 */
export async function writeBook(options: BookOptions): Promise<void> {
  const screens = chosenScreens(options.only);
  ensureBrowser();
  const index = await makeBook({
    root: process.cwd(),
    folder: resolve(options.folder),
    screens,
    // Chromium's sandbox refuses to start for root, the usual user of a container.
    browser: { ...findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
    say: (line) => console.log(line),
  });
  const folder = dirname(index);
  console.log(`
The book is in the folder ${relative(process.cwd(), folder) || '.'} (${megabytes(folder)} MB).
To read it, open ${index} with a double click.
To send it, pack the whole folder into a ZIP file. It needs no connection and no program but a browser.`);
}

function chosenScreens(only: string | undefined) {
  if (only === undefined) return allScreens;
  const names = only.split(',').map((name) => name.trim());
  const known = allScreens.map(screenName);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no page "${unknown}": ${known.join(', ')}`);
  return allScreens.filter((screen) => names.includes(screenName(screen)));
}

function megabytes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return (bytes / 1_000_000).toFixed(1);
}
