import { test as base, expect } from './contact/contactTest';
import { bothDirections, languages } from './support/visit';
import { Toasts } from './toasts';

const variants = ['success', 'destructive'] as const;

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
      test(`${variant}: its texts, in a live region`, async ({ toasts }) => {
        await toasts.show(variant);
        await expect(toasts.region).toHaveAttribute('aria-live', 'polite');
        for (const words of Object.values(toasts.texts[variant])) {
          const place = toasts.card.getByText(words, { exact: true });
          await expect(place).toBeVisible();
          await expect(place).toHaveAttribute('lang', language.code);
        }
      });
    }

    test('its region comes once somebody turns to a field', async ({ page, toasts }) => {
      await toasts.open();
      await page.waitForLoadState('networkidle');
      await expect(toasts.region).toHaveCount(0);
      await toasts.name.focus();
      await expect(toasts.region).toHaveCount(1);
    });

    test('stands in the corner at the end of the lines, 420 px wide at most', async ({
      page,
      toasts,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await toasts.show();
      const box = await toasts.card.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(420);
      const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
      expect(Math.sign(middle - 640)).toBe(toasts.toEdge);
    });

    test('fits a small window', async ({ page, toasts }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await toasts.show();
      const box = await toasts.card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    });

    test('a new one takes the place of the old', async ({ toasts }) => {
      await toasts.show('destructive');
      await toasts.sendAndSettle('success');
      await expect(toasts.card).toHaveCount(1);
      await expect(toasts.card).toContainText(toasts.texts.success.title);
    });

    test('goes after 5 seconds', async ({ page, toasts }) => {
      await toasts.show();
      await page.clock.runFor(4000);
      await expect(toasts.card).toBeVisible();
      await page.clock.runFor(1500);
      await expect(toasts.card).toHaveCount(0);
    });

    test('its button closes it', async ({ page, toasts }) => {
      await toasts.show();
      await toasts.close.click();
      await page.clock.runFor(500);
      await expect(toasts.card).toHaveCount(0);
    });

    test('Escape closes it, wherever the focus is', async ({ page, toasts }) => {
      await toasts.show();
      await toasts.name.focus();
      await page.keyboard.press('Escape');
      await toasts.expectGone();
    });

    test('F8 moves the focus to it', async ({ page, toasts }) => {
      await toasts.show();
      await page.keyboard.press('F8');
      const isInside = await toasts.region.evaluate((region) =>
        region.contains(document.activeElement),
      );
      expect(isInside).toBe(true);
    });
  });
}

for (const language of bothDirections) {
  const test = base.extend<{ toasts: Toasts }>({
    locale: language.code,
    toasts: async ({ page, service, faults }, use) => {
      await use(new Toasts(page, language, service, faults));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  });

  test.describe(`swiping, ${language.code}`, () => {
    for (const { way, pixels, isAway } of [
      { way: 'toward the edge', pixels: 60, isAway: true },
      { way: 'away from the edge', pixels: -120, isAway: false },
    ]) {
      test(`${way}: ${isAway ? 'goes' : 'stays'}`, async ({ page, toasts }) => {
        await toasts.show();
        const { x, y } = await toasts.grip();
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + (pixels / 2) * toasts.toEdge, y, { steps: 5 });
        // Slowly, so that the distance decides and not the speed.
        await page.clock.runFor(2000);
        await page.mouse.move(x + pixels * toasts.toEdge, y, { steps: 5 });
        await page.mouse.up();
        if (isAway) await toasts.expectGone();
        else await toasts.expectStays();
      });
    }

    test('Escape closes an open menu first', async ({ page, toasts }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await toasts.show();
      await page.locator('[popovertarget]').evaluate((button: HTMLElement) => button.click());
      await expect(page.locator('#menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#menu')).toBeHidden();
      await toasts.expectStays();
    });

    for (const isMenuFirst of [true, false]) {
      test(`lies over a menu that was opened ${isMenuFirst ? 'before' : 'after'} it`, async ({
        page,
        toasts,
      }) => {
        await page.setViewportSize({ width: 390, height: 500 });
        const openMenu = () =>
          page.locator('[popovertarget]').evaluate((button: HTMLElement) => button.click());
        await toasts.show('destructive');
        await openMenu();
        if (isMenuFirst) {
          await toasts.card.evaluate((card) => card.setAttribute('data-before', ''));
          await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
          await toasts.settle();
        }
        await expect(page.locator('#menu')).toBeVisible();
        const { x, y } = await toasts.grip();
        await expect
          .poll(() =>
            toasts.region.evaluate(
              (region, [left, top]) => region.contains(document.elementFromPoint(left, top)),
              [x, y] as const,
            ),
          )
          .toBe(true);
      });
    }
  });
}
