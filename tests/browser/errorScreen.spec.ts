import { test, expect } from './fixtures';
import {
  heading,
  homeOf,
  languages,
  linkTo,
  loadedByScript,
  serviceOf,
  textsOf,
  visit,
} from './visit';

for (const language of languages) {
  const { error } = textsOf(language).common;

  test(`shows an error screen that reloads the page when a screen throws, ${language.code}`, async ({
    page,
    faults,
  }) => {
    faults.expectBrokenRequests();
    faults.expect(/console\.error|page error/);
    await visit(page, homeOf(language));
    // The screen shows the phases, which the page's texts lack.
    const { title, description } = textsOf(language).service();
    await page.route(loadedByScript, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const body = code.includes(description) ? code.replace(/phases(?="?:)/, 'lost') : code;
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers, body });
    });
    const thrown = page
      .waitForEvent('console')
      .then((message) => /TypeError: (.+)/.exec(message.text())?.[1] ?? 'no TypeError');
    await linkTo(page, serviceOf(language)).click();
    await expect(heading(page, error.title)).toBeVisible();
    await expect(page.getByText(await thrown)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: error.reload }).click();
    await expect(heading(page, title)).toBeVisible();
  });
}
