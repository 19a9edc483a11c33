import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '../test';
import { texts } from '../texts';
import { savePicture } from '../savePicture';

const command = resolve(import.meta.dirname, '../../../packages/locale-kit/cli.ts');

/** What `npm run locales` prints for the copy of the texts. */
function report(): Promise<string> {
  const options = ['--import', import.meta.resolve('tsx'), command];
  return new Promise((done) => {
    execFile(process.execPath, options, { cwd: texts.folder }, (_, output) => done(output));
  });
}

test('the report of the check, as a terminal of 100 columns shows it', async ({ page }) => {
  const home = texts.read('fr/home.json');
  const broken = home.replace(/^ +"explore".*\n/mu, '').replace('\u202f?', ' ?');
  expect(broken).toContain(' ?');
  texts.write('fr/home.json', broken);
  const output = await report();
  texts.write('fr/home.json', home);
  expect(output).toContain('hero.explore');
  await page.setViewportSize({ width: 920, height: 300 });
  await page.setContent(
    `<style>
      body { margin: 0; padding: 16px; background: #1e1e1e; color: #e6e6e6 }
      pre { margin: 0; inline-size: 100ch; white-space: pre-wrap; overflow-wrap: anywhere;
            font: 14px/1.5 'DejaVu Sans Mono', 'Cascadia Mono', Menlo, monospace }
    </style><pre></pre>`,
  );
  await page.locator('pre').evaluate((pre, text) => {
    pre.textContent = text;
  }, `$ npm run locales\n\n${output}`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 920, height });
  await savePicture(page, 'check');
});
