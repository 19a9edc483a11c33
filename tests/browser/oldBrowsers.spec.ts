import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { textsOf } from './support/texts';
import { alive, homeOf, languages, serviceOf, visit } from './support/visit';

/** Takes popovers away, as in Safari before 17 and Firefox before 125. */
function withoutPopovers(): void {
  const selector = /:popover-open/;
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  for (const prototype of [Element.prototype, Document.prototype]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const original: unknown = Reflect.get(prototype, name);
      if (typeof original !== 'function') continue;
      Reflect.set(prototype, name, function (this: unknown, text: string): unknown {
        if (selector.test(text)) throw new DOMException(`'${text}' is not a valid selector`);
        return Reflect.apply(original, this, [text]) as unknown;
      });
    }
  }
}

for (const language of languages) {
  test(`without popovers the page comes alive and leads on in ${language.code}`, async ({
    page,
  }) => {
    await page.addInitScript(withoutPopovers);
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, homeOf(language));
    await expect(page.locator('h1')).toHaveText(textsOf(language).home.hero.headline);
    await page.locator('main a[href*="/services/"]:visible').first().click();
    await expect(page.locator('h1')).not.toHaveText(textsOf(language).home.hero.headline);
    await page.keyboard.press('Escape');
    await page.locator('footer a[href$="#about"]').click();
    await expect(page.locator('#about h2')).toBeFocused();
  });

  test(`a page at the address of another gets its own head in ${language.code}`, async ({
    page,
  }) => {
    const wrong = readFileSync('dist/client/404.html', 'utf8');
    const address = serviceOf(language);
    await page.route(address, (route) => route.fulfill({ body: wrong, contentType: 'text/html' }));
    await visit(page, address);
    const { title } = textsOf(language).service('visitor-economy-strategy');
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test(`a page that is loaded at a section comes alive by itself in ${language.code}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Firefox reports no paint of a page that is painted scrolled, and draws no hidden frame.
      PerformanceObserver.prototype.observe = () => undefined;
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(homeOf(language, 'contact'));
    await alive(page);
  });
}
