import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../playwright';
import type { Engine } from './engine';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, F8: Key.F8, Tab: Key.TAB };

/** Without its toolbar's margins MiniBrowser can be as narrow as a small telephone. */
const narrowWindows = '* { min-width: 0; margin: 0; padding: 0; }';

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own.
 * @param program WebKitWebDriver's path
 */
export async function startWebKit(program: string): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowWindows);
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      LANG: 'en_US.UTF-8',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
    },
    stdio: 'ignore',
  });
  const driver = await connect(port);
  const capabilities = await driver.getCapabilities();
  const size = () =>
    driver.executeScript<[number, number]>(() => [window.innerWidth, window.innerHeight]);
  return {
    version: `${capabilities.getBrowserName() ?? ''} ${capabilities.getBrowserVersion() ?? ''}`,
    open: (address) => driver.get(address),
    evaluate: (inPage, argument) => driver.executeScript(inPage, argument),
    clickAt: async (x, y) => {
      await driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .press()
        .release()
        .perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // The window has its new size some time after the answer.
      for (let tries = 0; (await size()).join() !== [width, height].join(); tries += 1) {
        if (tries === 100) throw new Error(`The window is ${(await size()).join(' x ')} px`);
        await setTimeout(20);
      }
    },
    close: async () => {
      await driver.quit();
      service.kill();
      display.process.kill();
      rmSync(settings, { recursive: true });
    },
  };
}

async function connect(port: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  });
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities);
  for (let tries = 0; ; tries += 1) {
    try {
      return await builder.build();
    } catch (error) {
      if (tries === 50) throw error;
      await setTimeout(100);
    }
  }
}

/** A display without a screen, with a number that is free. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(process.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process };
}
