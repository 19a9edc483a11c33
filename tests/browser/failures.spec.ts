import type { Page, Route } from '@playwright/test';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { Form, message } from './form';
import { misfits } from './measures';
import {
  bothDirections,
  defaultLanguage,
  expectSectionShown,
  expectToast,
  followInPlace,
  heading,
  holdBack,
  homeOf,
  hydrated,
  languages,
  linkTo,
  loadedByScript,
  scrollTop,
  service,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const home = homeOf(defaultLanguage);
const { title } = textsOf(defaultLanguage).service();

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await visit(page, address);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return [...new Set(files.filter((file) => loadedByScript.test(file)))];
}

/** That a page reads, keeps what is typed, and leads on by links that the browser follows. */
async function expectUsable(page: Page): Promise<void> {
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  const form = new Form(page);
  await form.field('message').fill(message.message);
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await expect(form.field('message')).toHaveValue(message.message);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeVisible();
}

test('stays readable, with links that work, without any one script or all of them', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  faults.expect(/page error|console\.error/);
  const all = await scriptsOf(page, home);
  expect(all.length).toBeGreaterThan(1);
  for (const missing of [...all, loadedByScript]) {
    await test.step(String(missing), async () => {
      await page.route(missing, (route) => route.abort());
      await expectUsable(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('stays usable before its scripts arrive on a slow network', async ({ page }) => {
  const letThemCome = await holdBack(page);
  await expectUsable(page);
  letThemCome();
});

test('loads the new page and keeps the message after a redeploy during a visit', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  const form = await Form.open(page);
  await form.fill();
  await page.waitForLoadState('networkidle');
  let isOld = true;
  await page.route(loadedByScript, (route) =>
    isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  page.on('request', (request) => {
    // The new page names the new files.
    if (request.isNavigationRequest()) isOld = false;
  });
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(serviceOf(defaultLanguage));
  await hydrated(page);
  await page.goBack();
  await form.expectValues(message);
});

test('loads the page of Back after a redeploy, and Forward leads on', async ({ page, faults }) => {
  faults.expectBrokenRequests();
  await visit(page, serviceOf(defaultLanguage));
  await followInPlace(page.getByRole('banner').getByRole('link').first());
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let isOld = true;
  await page.route(loadedByScript, (route) =>
    isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.evaluate(() => history.back());
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(serviceOf(defaultLanguage));
  await hydrated(page);
  await page.goForward();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await expect(page).toHaveURL(home);
});

const lineFaults: Record<string, (route: Route) => Promise<void>> = {
  'the line is dead': (route) => route.abort('internetdisconnected'),
  'requests time out': (route) => route.abort('timedout'),
  'a captive portal answers': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  'the host is down': (route) => route.fulfill({ status: 503, body: 'down' }),
};

for (const [name, answer] of Object.entries(lineFaults)) {
  test(`keeps the page and says so when a link is followed while ${name}`, async ({
    page,
    faults,
  }) => {
    faults.expectBrokenRequests();
    faults.expect(/MIME type|status 503/);
    const form = await Form.open(page);
    await form.fill();
    await page.waitForLoadState('networkidle');
    const top = await scrollTop(page);
    await page.route('**', answer);
    await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
    await expectToast(page, textsOf(defaultLanguage).common.toast.pageNotLoaded);
    await expect(page).toHaveURL(homeOf(defaultLanguage, 'contact'));
    await form.expectValues(message);
    expect(await scrollTop(page)).toBe(top);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.unrouteAll();
    await linkTo(page, serviceOf(defaultLanguage)).click();
    await expect(heading(page, title)).toBeVisible();
  });
}

test('keeps the page when Back leads to one that can’t be loaded', async ({ page, faults }) => {
  faults.expectBrokenRequests();
  await visit(page, serviceOf(defaultLanguage));
  await followInPlace(page.getByRole('banner').getByRole('link').first());
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await page.reload();
  const form = new Form(page);
  await hydrated(page);
  await form.fill();
  await page.waitForLoadState('networkidle');
  await page.route('**', (route) => route.abort('timedout'));
  await page.evaluate(() => history.back());
  await expectToast(page, textsOf(defaultLanguage).common.toast.pageNotLoaded);
  await expect(page).toHaveURL(home);
  await form.expectValues(message);
  await page.unrouteAll();
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
});

test('follows a link although the browser says that it is offline', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await visit(page, home);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeFocused();
});

test('opens a page again without a connection', async ({ page, context, faults }) => {
  // The browser requests the icon on each navigation.
  faults.expectBrokenRequests();
  await visit(page, home);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
  await expect(heading(page, title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await linkTo(page, home).click();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
});

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

test('keeps the typed text and the caret when the browser translates the page before hydration', async ({
  page,
  faults,
}) => {
  faults.expect(/console\.error|page error/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, header a > span, footer p')) {
        const mark = document.createElement('mark');
        mark.append(...element.childNodes);
        element.append(mark);
      }
    });
  });
  const letItCome = await holdBack(page);
  await page.goto(home);
  const form = new Form(page);
  await form.fill();
  const box = form.field('message');
  await box.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(2, 6));
  letItCome();
  await hydrated(page);
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await form.expectValues(message);
  await expect(box).toBeFocused();
  const caret = (element: HTMLTextAreaElement) => [element.selectionStart, element.selectionEnd];
  expect(await box.evaluate(caret)).toEqual([2, 6]);
});

for (const difference of ['other spaces', 'Arabic digits'] as const) {
  test(`keeps a page as it was delivered where the browser's ICU writes ${difference}`, async ({
    page,
  }) => {
    await page.addInitScript((isOfDigits) => {
      // Before CLDR 40 `ar-AE` had Arabic digits; other versions differ in U+00A0 and U+202F.
      const rewrite = (text: string, locale: string) => {
        if (!isOfDigits) return text.replaceAll(/[ \u00a0\u202f]/gu, '\u2009');
        const isLatin = !locale.startsWith('ar') || locale.includes('nu-latn');
        return isLatin ? text : text.replaceAll(/\d/gu, '٣');
      };
      for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
        const descriptor = Object.getOwnPropertyDescriptor(prototype, 'format');
        Object.defineProperty(prototype, 'format', {
          get(this: Intl.NumberFormat) {
            const { locale } = this.resolvedOptions();
            const format = descriptor?.get?.call(this) as Intl.NumberFormat['format'];
            return (value: number) => rewrite(format(value), locale);
          },
        });
      }
    }, difference === 'Arabic digits');
    const affected = languages.filter(
      ({ locale }) => difference === 'other spaces' || new Intl.Locale(locale).numberingSystem,
    );
    for (const language of affected) {
      for (const screen of [
        { name: 'service', slug: service } as const,
        ...sampleSlugs.map((slug) => ({ name: 'sample', slug }) as const),
      ]) {
        await test.step(hrefOf(language, screen), async () => {
          await page.goto(hrefOf(language, screen), { waitUntil: 'domcontentloaded' });
          const main = page.locator('main');
          const delivered = await main.innerText();
          await hydrated(page);
          expect(await main.innerText()).toBe(delivered);
        });
      }
    }
  });
}

for (const language of bothDirections) {
  test(`without popovers the links of the menu are in the header, ${language.code}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    });
    // No script can take a selector from `@supports`, so the sheet's condition is turned round.
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      const sheet = await response.text();
      const condition = '@supports not selector(:popover-open)';
      expect(sheet).toContain(condition);
      const body = sheet.replaceAll(condition, '@supports selector(:popover-open)');
      await route.fulfill({ response, body });
    });
    const { nav } = textsOf(language).common;
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, homeOf(language));
    const banner = page.getByRole('banner');
    const links = page.getByRole('navigation', { name: nav.main }).getByRole('link');
    await expect(links).toHaveText([nav.services, nav.about, nav.contact, nav.getStarted]);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(misfits)).toEqual([]);
    await links.nth(1).click();
    await expectSectionShown(page, 'about');
    await linkTo(page, serviceOf(language)).click();
    await expect(heading(page, textsOf(language).service().title)).toBeFocused();
  });
}

test('fails a test for a console message', async ({ page, faults }) => {
  await visit(page, home);
  await page.evaluate(() => console.debug('said'));
  expect(faults.unexpected).toEqual(['console.debug: said']);
  faults.expect(/said/);
});
