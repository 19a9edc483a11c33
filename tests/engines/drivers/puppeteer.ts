import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

/** Starts a Firefox of the system, which WebDriver BiDi drives. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {
      // A classic scroll bar would take its width from the page.
      'ui.useOverlayScrollbars': 1,
      'intl.accept_languages': 'en-US',
    },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    // Not by `page.goto`, which waits in vain after a page that Firefox had kept for the way back.
    open: async (address) => {
      await page.evaluate((to) => {
        document.documentElement.toggleAttribute('data-left', true);
        location.assign(to);
      }, address);
      const isThere = () =>
        page
          .evaluate(
            (origin) =>
              location.origin === origin &&
              !document.documentElement.hasAttribute('data-left') &&
              document.readyState === 'complete',
            new URL(address).origin,
          )
          // The page that is left answers no more.
          .catch(() => false);
      while (!(await isThere())) await setTimeout(50);
    },
    evaluate: (inPage, argument) =>
      page.evaluate(inPage as (argument: unknown) => unknown, argument) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
