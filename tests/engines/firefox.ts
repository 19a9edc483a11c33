import puppeteer from 'puppeteer-core';
import { playFlows } from './flows';

/** `npx tsx tests/engines/firefox.ts [path]`, after `npm run build`: the flows in the system's own Firefox. */
const [program = '/usr/bin/firefox-esr'] = process.argv.slice(2);

await playFlows('Firefox', async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // A classic scroll bar would take its width from the page; in English nothing is offered.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1, 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    run: (inPage, argument) =>
      page.evaluate(inPage as (argument: unknown) => unknown, argument) as never,
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
});
