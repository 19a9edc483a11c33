import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { test } from '../contact/contactTest';
import { languages } from '../support/visit';
import { states, statesFile, statesPage } from './list';

const folder = 'test-results/states';
const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('the list of states is written down', async () => {
  const options = await resolveConfig(statesFile);
  writeFileSync(statesFile, await format(statesPage(), { ...options, filepath: statesFile }));
});

for (const viewport of sizes) {
  for (const language of languages) {
    test.describe(`${viewport.width} px, ${language.code}`, () => {
      // A visitor who reads the page's language is offered no other.
      test.use({ viewport, locale: language.format, contextOptions: { reducedMotion: 'reduce' } });

      for (const { name, maxWidth, reach, faults: known = [], isPaper, answer } of states) {
        if (maxWidth !== undefined && viewport.width > maxWidth) continue;
        test(name, async ({ page, service, faults }) => {
          if (answer === undefined) service.willHang();
          else service.willAnswer(answer);
          faults.expect(...known);
          await reach({ page, language });
          await page.evaluate(() => document.fonts.ready);
          const path = `${folder}/${name}.${language.code}.${viewport.width}.png`;
          await page.screenshot({ path, fullPage: isPaper === true });
        });
      }
    });
  }
}
