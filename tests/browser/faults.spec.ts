import { test, expect } from './fixtures';
import { defaultLanguage, homeOf, visit } from './visit';

const home = homeOf(defaultLanguage);

test('fails a test for a console message', async ({ page, faults }) => {
  await visit(page, home);
  await page.evaluate(() => console.debug('said'));
  expect(faults.unexpected).toEqual(['console.debug: said']);
  faults.expect(/said/);
});
