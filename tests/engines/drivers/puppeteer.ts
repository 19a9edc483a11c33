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
    open: async (address) => {
      await page.goto(address);
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
