import { AxeBuilder } from '@axe-core/playwright';
import { languageOf } from '../../src/i18n/languages';
import { test as base, expect } from './contact/contactTest';
import { bothDirections, languages } from './support/visit';
import { Toasts, withoutLibrary } from './toasts';

const variants = ['success', 'destructive'] as const;
const roles = { success: 'status', destructive: 'alert' } as const;
const margin = 16;

for (const language of languages) {
  const test = base.extend<{ toasts: Toasts }>({
    // In the visitor's own language no other is offered.
    locale: language.code,
    toasts: async ({ page, service, faults }, use) => {
      await use(new Toasts(page, language, service, faults));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  });

  test.describe(`notifications, ${language.code}`, () => {
    for (const variant of variants) {
      test(`${variant}: its texts, said once by a live region that was there before`, async ({
        page,
        toasts,
      }) => {
        await toasts.open();
        const live = toasts.region.locator(`> [role="${roles[variant]}"]`);
        await expect(live).toBeEmpty();
        await live.evaluate((element) => element.setAttribute('data-was', 'there'));
        await toasts.send(variant);
        for (const words of Object.values(toasts.texts[variant])) {
          const place = page.getByText(words, { exact: true });
          await expect(place).toBeVisible();
          await expect(place).toHaveText(words);
          const regions = place.locator(
            'xpath=ancestor::*[@aria-live or @role="status" or @role="alert" or self::output]',
          );
          await expect(regions).toHaveCount(1);
          await expect(regions).toHaveAttribute('data-was', 'there');
        }
        await expect(toasts.card).toHaveAttribute('data-variant', variant);
      });

      test(`${variant}: no finding by axe, in its colours and in forced ones`, async ({
        page,
        toasts,
      }) => {
        await toasts.show(variant);
        await page.keyboard.press('F8');
        await page.clock.resume();
        for (const forcedColors of ['none', 'active'] as const) {
          await page.emulateMedia({ forcedColors });
          const { violations } = await new AxeBuilder({ page }).include('.toast-region').analyze();
          expect(violations).toEqual([]);
        }
        const border = await toasts.card.evaluate((card) => getComputedStyle(card).borderTopStyle);
        expect(border).toBe('solid');
      });
    }
  });

  // What is French of it are the words.
  if (!bothDirections.includes(language)) continue;

  test.describe(`notifications, ${language.code}: place`, () => {
    test('in the corner at the end of the lines, 420 px wide at most', async ({ page, toasts }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await toasts.show();
      const box = await toasts.card.boundingBox();
      expect(box?.width).toBe(420);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900 - margin);
      expect(box?.x).toBe(language.direction === 'ltr' ? 1440 - margin - 420 : margin);
    });

    test('as wide as a small screen, less the margins', async ({ page, toasts }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await toasts.show();
      const box = await toasts.card.boundingBox();
      expect(box?.x).toBe(margin);
      expect(box?.width).toBe(320 - 2 * margin);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640 - margin);
    });

    test('not on paper', async ({ page, toasts }) => {
      await toasts.show();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.toast-card')).toHaveCount(1);
      await expect(page.locator('.toast-card')).toBeHidden();
    });

    test('comes with a short motion, without for those who want none', async ({ page, toasts }) => {
      const motions = () =>
        page.evaluate(() => document.querySelector('.toast-card')?.getAnimations().length);
      await toasts.open();
      await toasts.send();
      await expect(toasts.card).toBeVisible();
      expect(await motions()).toBe(1);
      await toasts.close.click();
      await expect(toasts.card).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await toasts.send();
      await expect(toasts.card).toBeVisible();
      expect(await motions()).toBe(0);
    });

    test('adds no styles to the document', async ({ page, toasts }) => {
      await toasts.open();
      const styles = page.locator('style, link[rel="stylesheet"]');
      const before = await styles.count();
      await toasts.send();
      await expect(page.locator('[data-sonner-toaster] .toast-card')).toHaveCount(1);
      await expect(styles).toHaveCount(before);
    });
  });

  test.describe(`notifications, ${language.code}: one at a time`, () => {
    test('a new one takes the place of the old at once', async ({ page, toasts }) => {
      await toasts.open();
      for (const variant of ['destructive', 'success', 'success', 'destructive'] as const) {
        await toasts.send(variant);
        await expect(toasts.card).toHaveText(new RegExp(toasts.texts[variant].title));
        await expect(page.locator('.toast-card')).toHaveCount(1);
      }
    });

    test('one that says the same is said anew, and has its own 5 seconds', async ({
      page,
      toasts,
    }) => {
      await toasts.show();
      await page.clock.runFor(3000);
      await toasts.sendAndSettle();
      await expect(toasts.card).toHaveCount(1);
      await page.clock.runFor(4900);
      await expect(toasts.card).toBeVisible();
      await page.clock.runFor(200);
      await expect(toasts.card).toHaveCount(0);
    });
  });

  test.describe(`notifications, ${language.code}: time`, () => {
    test('goes after its time, and leaves nothing behind', async ({ page, toasts }) => {
      await toasts.show();
      await page.clock.runFor(4900);
      await expect(toasts.card).toBeVisible();
      await page.clock.runFor(150);
      await expect(toasts.card).toHaveCount(0);
      await page.clock.runFor(300);
      await expect(page.locator('.toast-card')).toHaveCount(0);
    });

    test('stays while the pointer is on it', async ({ page, toasts }) => {
      await toasts.show();
      await page.clock.runFor(4000);
      await toasts.card.hover();
      await page.clock.runFor(60_000);
      await expect(toasts.card).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(900);
      await expect(toasts.card).toBeVisible();
      await page.clock.runFor(200);
      await expect(toasts.card).toHaveCount(0);
    });

    test('stays while the focus is in the region', async ({ page, toasts }) => {
      await toasts.show();
      await page.clock.runFor(4000);
      await page.keyboard.press('F8');
      await page.clock.runFor(60_000);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(toasts.close).toBeFocused();
      await page.clock.runFor(60_000);
      await expect(toasts.card).toBeVisible();
      await toasts.name.focus();
      await page.clock.runFor(900);
      await expect(toasts.card).toBeVisible();
      await page.clock.runFor(200);
      await expect(toasts.card).toHaveCount(0);
    });

    test('stays while the tab is hidden', async ({ page, toasts }) => {
      const setHidden = (isHidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await toasts.show();
      await page.clock.runFor(4000);
      await setHidden(true);
      await page.clock.runFor(60_000);
      await expect(toasts.card).toBeVisible();
      await setHidden(false);
      await page.clock.runFor(900);
      await expect(toasts.card).toBeVisible();
      await page.clock.runFor(200);
      await expect(toasts.card).toHaveCount(0);
    });
  });

  test.describe(`notifications, ${language.code}: keys and focus`, () => {
    test('the close button takes it away and the focus back', async ({ page, toasts }) => {
      await toasts.show();
      await toasts.name.focus();
      await page.keyboard.press('F8');
      await toasts.close.focus();
      await page.keyboard.press('Enter');
      await toasts.expectGone();
      await expect(toasts.name).toBeFocused();
    });

    test('a press on it does not take the focus, a click on the button closes it', async ({
      toasts,
    }) => {
      await toasts.show();
      await toasts.name.focus();
      await toasts.card.click();
      await expect(toasts.name).toBeFocused();
      await toasts.close.click();
      await toasts.expectGone();
      await expect(toasts.name).toBeFocused();
    });

    test('Escape takes it away, wherever the focus is', async ({ page, toasts }) => {
      await toasts.show();
      await page.locator('[name="message"]').focus();
      await page.keyboard.press('Escape');
      await toasts.expectGone();
      await expect(page.locator('[name="message"]')).toBeFocused();
      await toasts.sendAndSettle();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      await toasts.expectGone();
      await toasts.sendAndSettle();
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
      await toasts.expectGone();
      await expect(page.locator('form [type="submit"]')).toBeFocused();
    });

    test('Escape closes an open menu first', async ({ page, toasts }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await toasts.show();
      const menu = page.locator('#menu');
      await page.locator('[popovertarget="menu"]').click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await toasts.expectStays();
      await page.keyboard.press('Escape');
      await toasts.expectGone();
    });

    test('Escape that something else has used is left alone', async ({ page, toasts }) => {
      await toasts.show();
      const use = () =>
        page.evaluate(() =>
          document.addEventListener('keydown', (event) => event.preventDefault(), { once: true }),
        );
      await use();
      await page.keyboard.press('Escape');
      await toasts.expectStays();
      await page.keyboard.press('Escape');
      await toasts.expectGone();
    });

    test('F8 moves the focus to the region, and Escape brings it back', async ({
      page,
      toasts,
    }) => {
      await page.clock.install({ time: 0 });
      await toasts.open();
      await toasts.name.focus();
      await page.waitForLoadState('networkidle');
      await page.clock.pauseAt(60_000);
      await page.keyboard.press('F8');
      await expect(toasts.region).toBeFocused();
      const ring = await toasts.region.evaluate((region) => getComputedStyle(region, '::before'));
      expect(ring).toMatchObject({ display: 'block', outlineStyle: 'solid' });
      await page.keyboard.press('Escape');
      await expect(toasts.name).toBeFocused();
      await toasts.sendAndSettle();
      await page.keyboard.press('F8');
      await expect(toasts.region).toBeFocused();
      expect(await toasts.card.evaluate((card) => getComputedStyle(card).outlineStyle)).toBe(
        'solid',
      );
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(toasts.close).toBeFocused();
    });

    test('the focus leaves the notification by Tab as it came', async ({ page, toasts }) => {
      await toasts.show();
      await toasts.close.focus();
      await page.keyboard.press('Tab');
      await expect(toasts.region.locator('*:focus')).toHaveCount(0);
      await toasts.close.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(toasts.region.locator('*:focus')).toHaveCount(0);
      await expect(page.locator('footer a').last()).toBeFocused();
    });

    test('the way to the top is left free while the focus is on it', async ({ page, toasts }) => {
      await toasts.show();
      const backToTop = page.locator('main a[href="#content"]');
      await page.keyboard.press('Tab');
      await backToTop.focus();
      const below = await backToTop.boundingBox();
      const above = await toasts.card.boundingBox();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    });

    test('the focus stays in the region when a new one comes', async ({ page, toasts }) => {
      await toasts.show('destructive');
      await toasts.close.focus();
      await page.evaluate(() => document.querySelector('form')?.requestSubmit());
      await expect(toasts.region).toBeFocused();
      await page.clock.runFor(1);
      await page.keyboard.press('Escape');
      await toasts.expectGone();
      await expect(page.locator('form [type="submit"]')).toBeFocused();
    });
  });

  test.describe(`notifications, ${language.code}: swipe`, () => {
    const swipes = [
      { way: '51 px slowly toward the edge', moves: [20, 40, 51], isAway: true },
      { way: '50 px', moves: [20, 40, 50], isAway: false },
      { way: '47 px slowly', moves: Array.from({ length: 47 }, (_, i) => i + 1), isAway: false },
      { way: 'a short fast flick', moves: [40], isAway: false },
      { way: 'a long fast one', moves: [120], isAway: true },
      { way: '120 px and back', moves: [60, 120, 60, 10], isAway: false },
      { way: '120 px away from the edge', moves: [-60, -120], isAway: false },
    ];
    for (const { way, moves, isAway } of swipes) {
      test(`${way}: ${isAway ? 'goes' : 'stays'}`, async ({ page, toasts }) => {
        await toasts.show();
        const { x, y } = await toasts.grip();
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (const move of moves) await page.mouse.move(x + toasts.toEdge * move, y);
        const { x: held } = await toasts.grip();
        const last = moves.at(-1) ?? 0;
        expect(toasts.toEdge * (held - x)).toBeCloseTo(Math.max(0, last));
        await page.mouse.up();
        if (isAway) await toasts.expectGone();
        else {
          await toasts.expectStays();
          await expect.poll(async () => (await toasts.grip()).x).toBe(x);
        }
      });
    }

    test.describe('by finger', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

      test('past 50 px it goes, along the page it scrolls', async ({ page, toasts }) => {
        const session = await page.context().newCDPSession(page);
        const touch = (type: string, x?: number, y?: number) =>
          session.send('Input.dispatchTouchEvent', {
            type: type as 'touchStart',
            touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
          });
        const drag = async (stepX: number, stepY: number, steps: number) => {
          const { x, y } = await toasts.grip();
          await touch('touchStart', x, y);
          for (let step = 1; step <= steps; step += 1) {
            await touch('touchMove', x + step * stepX, y + step * stepY);
          }
          await touch('touchEnd');
        };
        await toasts.show();
        const before = await page.evaluate(() => window.scrollY);
        await drag(toasts.toEdge, -15, 10);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
        await toasts.expectStays();
        await drag(toasts.toEdge * 9, 0, 5);
        await toasts.expectStays();
        await drag(toasts.toEdge * 9, 1, 6);
        await toasts.expectGone();
      });
    });
  });

  test.describe(`notifications, ${language.code}: the library`, () => {
    test('is loaded when the form gets the focus, not before', async ({ page, toasts }) => {
      const files: string[] = [];
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return;
        void response.text().then((code) => {
          if (code.includes('data-sonner-toaster')) files.push(response.url());
        });
      });
      await toasts.open();
      await page.waitForLoadState('networkidle');
      expect(files).toEqual([]);
      await toasts.name.focus();
      await expect.poll(() => files.length).toBe(1);
    });

    for (const variant of variants) {
      test(`${variant}: without it the message is shown all the same, for 5000 ms`, async ({
        page,
        faults,
        toasts,
      }) => {
        await page.clock.install({ time: 0 });
        await toasts.open();
        await withoutLibrary(page, faults);
        await page.clock.pauseAt(60_000);
        await toasts.send(variant);
        const live = toasts.region.getByRole(roles[variant]);
        const { title, text } = toasts.texts[variant];
        await expect(live.getByText(title, { exact: true })).toBeVisible();
        await expect(live.getByText(text, { exact: true })).toBeVisible();
        await page.clock.runFor(4999);
        await expect(toasts.card).toBeVisible();
        await page.clock.runFor(1);
        await expect(toasts.card).toHaveCount(0);
        await toasts.send(variant);
        await toasts.close.focus();
        await page.keyboard.press('Enter');
        await toasts.expectGone();
        await expect(page.locator('form [type="submit"]')).toBeFocused();
        await expect(page.locator('[data-sonner-toaster]')).toHaveCount(0);
      });
    }
  });

  base(
    `notifications, ${language.code}: the region takes the page's language`,
    async ({ page, service, faults }) => {
      const other = languageOf(language.code === 'en' ? 'ar' : 'en');
      const before = new Toasts(page, language, service, faults);
      const after = new Toasts(page, other, service, faults);
      await before.show();
      await page.locator(`header a[hreflang="${other.code}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other.code);
      await expect(after.region).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(after.close).toBeVisible();
      await expect(before.region).toHaveCount(0);
      const text = after.card.getByText(before.texts.success.text, { exact: true });
      await expect(text.locator('xpath=..')).toHaveAttribute('lang', language.code);
      const box = await after.card.boundingBox();
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(box?.x).toBe(other.direction === 'ltr' ? width - margin - 420 : margin);
    },
  );
}

base('the region is delivered empty, without a style attribute', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/toast-region[^>]*><div role="status"><\/div><div role="alert"><\/div>/);
  expect(html).not.toMatch(/<[^>]+ style=/);
});

base(
  'the language offer is not covered while the focus is in it',
  async ({ page, service, faults }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const toasts = new Toasts(page, languageOf('ar'), service, faults);
    await toasts.show();
    await page.locator('aside button').focus();
    await page.locator('aside button').click({ trial: true });
    await expect(toasts.card).toBeVisible();
  },
);
