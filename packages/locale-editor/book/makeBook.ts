import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { defaultLanguage } from '../../../src/site/languages';
import type { Screen } from '../../../src/site/routes';
import { checkLocales } from '../../locale-kit/check/check';
import { readLocales } from '../../locale-kit/files';
import type { Picture } from './book';
import { bundle } from './bundle';
import { photographSite } from './capture/photographSite';
import { sortFindings } from './contents/findings';
import { bookPages, textsElsewhere } from './contents/pages';
import { allTexts } from './contents/texts';
import { textKey } from './contents/textKey';
import { emptyFolder } from './emptyFolder';
import { bookDocument, scriptFile, styleFile } from './render/document';
import { bookStyles, copyFonts } from './render/styles';
import { buildSite } from './site/buildSite';
import { serveSite } from './site/serveSite';

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
  const { root, folder, say } = task;
  emptyFolder(folder);
  const input = readLocales(root);
  const texts = allTexts(input);
  say('Building the site of today’s texts ...');
  const site = buildSite(root);
  const pages = bookPages(await photographAll(task, site), texts);
  const report = checkLocales(input);
  const firm = texts.find(({ id }) => id === textKey('common', 'firm.name'));
  const document = bookDocument(
    {
      madeOn: new Date(),
      texts,
      pages,
      elsewhere: textsElsewhere(pages, texts),
      files: report.files,
      findings: sortFindings(report.findings, texts),
    },
    firm?.versions[defaultLanguage.code] ?? '',
  );
  const index = join(folder, 'index.html');
  writeFileSync(index, document);
  writeFileSync(join(folder, styleFile), bookStyles(root));
  writeFileSync(
    join(folder, scriptFile),
    await bundle(join(root, 'packages/locale-editor/book/browser/main.ts')),
  );
  copyFonts(root, folder);
  return index;
}

async function photographAll(
  { root, folder, screens, browser: options, say }: BookTask,
  site: string,
): Promise<Map<Screen, Picture[]>> {
  const script = await bundle(join(root, 'packages/locale-editor/book/capture/inPage.ts'));
  const { origin, close } = await serveSite(site);
  const browser = await chromium.launch(options);
  try {
    return await photographSite({
      ...{ browser, origin, screens, folder, script },
      onPicture: (done, all) => {
        if (done === all || done % 20 === 0) say(`${done} of ${all} pictures`);
      },
    });
  } finally {
    await browser.close();
    close();
  }
}
