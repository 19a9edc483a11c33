import type { Locator, Page } from '@playwright/test';
import { readNamespace } from '../../src/schemas/readNamespace';
import type { Namespace, Resources } from '../../src/schemas/resources';
import type { ServiceSlug } from '../../src/site/catalogue';
import { defaultLanguage, languages, type Language } from '../../src/site/languages';
import { hrefOf, type HomeSection } from '../../src/site/hrefs';
import { expect } from './fixtures';

export { defaultLanguage, languages, type Language };

/** The first language of each direction: where direction matters and words do not. */
export const bothDirections = languages.filter(
  ({ direction }, index) => languages.findIndex((other) => other.direction === direction) === index,
);

export function otherThan(language: Language): Language {
  const other = languages.find(({ code }) => code !== language.code);
  if (!other) throw new Error('There is one language alone');
  return other;
}

export const service: ServiceSlug = 'visitor-economy-strategy';

export const homeOf = (language: Language, section?: HomeSection) =>
  hrefOf(language, { name: 'home' }, section);

export const serviceOf = (language: Language, slug: ServiceSlug = service) =>
  hrefOf(language, { name: 'service', slug });

export function textsOf({ code }: Language) {
  const read = <Ns extends Namespace>(namespace: Ns): Resources[Ns] =>
    readNamespace(code, namespace);
  return {
    common: read('common'),
    home: read('home'),
    service: (slug: ServiceSlug = service) => ({
      ...read('services')[slug],
      ...read(`services/${slug}`),
    }),
  };
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const linkTo = (page: Page, address: string): Locator =>
  page.locator(`main a[href="${address}"]`).filter({ visible: true }).first();

export const switchTo = (page: Page, { name }: Language): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export const loadedByScript = /\/assets\/.*\.js$/;

/**
 * Holds back every script that is requested from now on, except while a document loads: it would never
 * finish loading.
 * @returns a function that releases held and later requests
 */
export async function holdBack(page: Page): Promise<() => void> {
  let isLoading = false;
  page.on('request', (request) => (isLoading ||= request.isNavigationRequest()));
  page.on('domcontentloaded', () => (isLoading = false));
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(loadedByScript, async (route) => {
    if (!isLoading) await gone;
    await route.fallback();
  });
  return letGo;
}

/** Follows a link without scrolling to it. */
export async function followInPlace(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click());
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls without motion, and waits until the page and its reaction have been drawn. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, top);
}

export async function expectSectionShown(page: Page, id: string): Promise<void> {
  const title = page.locator(`#${id}`).getByRole('heading').first();
  await expect
    .poll(async () => {
      const [box, header] = await Promise.all([
        title.boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      if (!box || !header) return 'nothing';
      if (box.y < header.y + header.height) return `${id} is under the header: ${box.y}`;
      return box.y < (page.viewportSize()?.height ?? 0) / 2
        ? 'shown'
        : `${id} is too low: ${box.y}`;
    })
    .toBe('shown');
}

export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').getByText(title, { exact: true })).toBeVisible();
}
