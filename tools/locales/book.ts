import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { createHandler } from '../host/handler';
import { languages } from '../../src/site/languages';
import { hrefOf, indexedScreens } from '../../src/site/routes';
import { findBrowser } from '../setup/browser.mjs';

/** The built site, as a host serves it. */
const site = 'dist/client';

/** So many pages are printed at once. */
const atOnce = 3;

/**
 * Prints all pages of a language of the built site into one file.
 * @returns its name
 * @throws if there is no such language, no built site or no browser
 */
export async function printBook(code: string): Promise<string> {
  const language = languages.find((one) => one.code === code);
  if (!language) {
    throw new Error(
      `The site has no language “${code}”: ${languages.map((one) => one.code).join(', ')}.`,
    );
  }
  if (!existsSync(`${site}/index.html`)) throw new Error('Build the site first: npm run build');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser: npm test fetches one.');
  const server = createServer(createHandler(site));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const addresses = indexedScreens.map((screen) => hrefOf(language, screen));
  const printed = new Map<string, Uint8Array>();
  const printNext = async (waiting: string[]): Promise<void> => {
    const address = waiting.shift();
    if (address === undefined) return;
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
    // The book has numbers of its own.
    await page.addStyleTag({ content: '@page { @bottom-center { content: none } }' });
    printed.set(address, await page.pdf({ format: 'A4', printBackground: true }));
    await page.close();
    await printNext(waiting);
  };
  try {
    const waiting = [...addresses];
    await Promise.all(Array.from({ length: atOnce }, () => printNext(waiting)));
  } finally {
    await browser.close();
    server.close();
  }
  const book = await PDFDocument.create();
  for (const address of addresses) {
    const own = await PDFDocument.load(printed.get(address) ?? new Uint8Array());
    for (const page of await book.copyPages(own, own.getPageIndices())) book.addPage(page);
  }
  const font = await book.embedFont(StandardFonts.Helvetica);
  for (const [at, page] of book.getPages().entries()) {
    page.drawText(String(at + 1), { x: page.getWidth() / 2 - 4, y: 16, size: 8, font });
  }
  book.setLanguage(code);
  const name = `book-${code}.pdf`;
  writeFileSync(name, await book.save());
  return name;
}
