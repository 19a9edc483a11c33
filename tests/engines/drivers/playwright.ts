import { chromium, firefox, webkit } from '@playwright/test';
import { launchOptions } from '../../playwright';
import type { Engine, EngineName } from './engine';

const types = { chromium, firefox, webkit };

/** Starts Chromium, or a build of Firefox or WebKit that Playwright has downloaded. */
export async function startWithPlaywright(name: EngineName): Promise<Engine> {
  const browser = await types[name].launch(name === 'chromium' ? launchOptions() : {});
  const page = await browser.newPage({ locale: 'en-US' });
  return {
    version: `${name} ${browser.version()}`,
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (inPage, argument) =>
      page.evaluate(inPage as Parameters<typeof page.evaluate>[0], argument) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
