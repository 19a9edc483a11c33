import type { Page } from '@playwright/test';
import { languages, type Language } from '../../../src/site/languages';
import type { ServiceSlug } from '../../../src/site/catalogue';

/** The service whose page `failPage` damages. */
export const failingSlug: ServiceSlug = 'commercial-feasibility-studies';

/** Addresses of its texts. */
export const failingTexts = new RegExp(`/texts/.*/${failingSlug}\\.json`);

/** Takes the phases, which its screen shows, from a service's texts: the screen throws. */
export async function failPage(page: Page): Promise<void> {
  await page.route(failingTexts, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { content: { service: { phases?: unknown } } };
    delete file.content.service.phases;
    await route.fulfill({ response, json: file });
  });
}

/** The language that a visitor to a page is offered in the pictures: the next of the list. */
export function offerLanguage(language: Language): Language {
  const next = languages[(languages.indexOf(language) + 1) % languages.length];
  return next ?? language;
}
