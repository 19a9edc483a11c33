import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { freePort } from '../playwright';
import { playFlows, type Engine } from './flows';

/** `xvfb-run npx tsx tests/engines/webkit.ts [path]`, after `npm run build`: the flows in WebKitGTK (Debian: webkit2gtk-driver xvfb). */
const [program = '/usr/bin/WebKitWebDriver'] = process.argv.slice(2);

const keys = { Escape: Key.ESCAPE, Tab: Key.TAB };

await playFlows('WebKit', async () => {
  // Without its toolbar's margins MiniBrowser can be as narrow as a small telephone.
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }');
  const port = await freePort();
  const env = { ...process.env, LANG: 'en_US.UTF-8', XDG_CONFIG_HOME: settings };
  const driverProcess = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  await setTimeout(2000);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  });
  const server = `http://127.0.0.1:${port}`;
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const engine: Engine = {
    open: (url) => driver.get(url),
    run: (inPage, argument) => driver.executeScript(inPage, argument),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // The window has its new size some time after the answer.
      await setTimeout(500);
    },
    close: async () => {
      await driver.quit();
      driverProcess.kill();
      rmSync(settings, { recursive: true });
    },
  };
  return engine;
});
