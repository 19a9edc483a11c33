import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Module = typeof import('@guidepup/virtual-screen-reader');

const address = '/virtual-screen-reader.js';
const code = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);

/** A screen reader on a page: https://www.guidepup.dev/docs/virtual */
export class ScreenReader {
  private constructor(readonly page: Page) {}

  /** Turns the screen reader on, at the beginning of the page. */
  static async start(page: Page): Promise<ScreenReader> {
    // From the site itself, which is all that its policy allows.
    await page.route(`**${address}`, (route) =>
      route.fulfill({ body: code, contentType: 'text/javascript' }),
    );
    await page.evaluate(async (from) => {
      const { virtual } = (await import(from)) as Module;
      await virtual.start({ container: document.body });
    }, address);
    return new ScreenReader(page);
  }

  /** What was said by itself so far, a line each: what has got the focus, and live regions. */
  async said(): Promise<string> {
    const phrases = await this.page.evaluate(async (from) => {
      const { virtual } = (await import(from)) as Module;
      return virtual.spokenPhraseLog();
    }, address);
    return outline(phrases);
  }

  /**
   * Reads a part of the page from beginning to end.
   * @param selector of the part
   * @returns what is said, a line each; what lies within something else is indented
   */
  async read(selector: string): Promise<string> {
    const phrases = await this.page.evaluate(
      async ([from = '', part = '']) => {
        const { virtual } = (await import(from)) as Module;
        const container = document.querySelector(part) ?? document.body;
        await virtual.stop();
        await virtual.start({ container });
        const said = [await virtual.lastSpokenPhrase()];
        // The reader begins anew behind the end.
        for (;;) {
          await virtual.next();
          const phrase = await virtual.lastSpokenPhrase();
          if (phrase === said[0]) return said;
          said.push(phrase);
        }
      },
      [address, selector],
    );
    return outline(phrases);
  }
}

/** Said of nearly everything, and by no screen reader. */
const silent = /^(end of )?(document|paragraph|article|generic|section|strong)$/;
const item = /^listitem, level \d+, position (\d+), set size (\d+)$/;

function outline(phrases: readonly string[]): string {
  const lines: string[] = [];
  const open: string[] = [];
  for (const [index, phrase] of phrases.entries()) {
    if (silent.test(phrase) || open.at(-1)?.endsWith(`, ${phrase}`)) continue;
    if (phrase === `end of ${open.at(-1) ?? ''}`) {
      open.pop();
      continue;
    }
    lines.push('  '.repeat(open.length) + phrase.replace(item, '$1 of $2:'));
    if (phrases.indexOf(`end of ${phrase}`, index) > 0) open.push(phrase);
  }
  return lines.join('\n');
}
