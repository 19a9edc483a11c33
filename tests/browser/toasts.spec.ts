import { test, expect, withMotion } from './fixtures';
import { inFront, showToast } from './toast';
import { Form, nothing } from './form';
import { bothDirections, defaultLanguage, textsOf } from './visit';

test.use(withMotion);

test('clears the fields before the success toast appears', async ({ page }) => {
  const form = await Form.open(page);
  await form.fill();
  const values = form.element.evaluate(
    (element: HTMLFormElement) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('[data-sonner-toast]'))
            resolve(Object.fromEntries(new FormData(element)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await form.send.click();
  expect(await values).toEqual(nothing);
});

test('replaces a toast by the next one', async ({ page, service, faults }) => {
  faults.expectBrokenRequests();
  // No toast is dismissed by its timer.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShort = (callback: TimerHandler, delay?: number) =>
      delay === 5000 ? 0 : start(callback, delay);
    Object.assign(window, { setTimeout: startShort });
  });
  const form = await Form.open(page);
  await form.fill();
  service.willAnswer(500);
  await form.send.click();
  await expect(inFront(page)).toHaveAttribute('data-type', 'error');
  service.reset();
  await form.send.click();
  await expect(inFront(page)).toHaveAttribute('data-type', 'success');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
});

for (const { language = defaultLanguage, width, height } of [
  { width: 1280, height: 800 },
  ...bothDirections.map((language) => ({ language, width: 390, height: 800 })),
  { language: bothDirections.at(-1), width: 320, height: 568 },
]) {
  test.describe(`${language.code}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language.locale });

    test('covers neither the note of the form nor an error with a toast', async ({
      page,
      service,
      faults,
    }) => {
      faults.expectBrokenRequests();
      const form = await Form.open(page, language);
      await form.fill();
      service.willAnswer(500);
      await form.send.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await form.send.click();
      const note = form.element.locator('p').last();
      await expect(note).toContainText(textsOf(language).home.form.refused.split('.')[0] ?? '');
      await expect(inFront(page)).toHaveAttribute('data-mounted', 'true');
      await expect
        .poll(async () => {
          const [text, toast] = [await note.boundingBox(), await inFront(page).boundingBox()];
          return (toast?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
        })
        .toBeGreaterThan(0);
      // A new attempt dismisses the toast before it shows errors.
      await form.field('message').fill('');
      await form.send.click();
      await expect(form.field('message')).toBeFocused();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    });
  });
}

for (const language of bothDirections) {
  const { a11y } = textsOf(language).common;
  const { toast } = textsOf(language).common;

  test.describe(language.code, () => {
    // In the visitor's own language there is no language offer.
    test.use({ locale: language.locale });

    test(`announces a toast, which closes by button, Escape and time, ${language.code}`, async ({
      page,
    }) => {
      const name = a11y.notifications.replace('{{key}}', 'F8');
      const region = page.getByRole('region', { name, exact: true });
      const card = region.locator('[data-sonner-toast]');
      const send = async () => {
        await form.fill();
        await form.send.click();
        await expect(card.getByText(toast.successTitle, { exact: true })).toBeVisible();
      };
      await page.clock.install();
      const form = await Form.open(page, language);
      await send();
      await expect(region).toHaveAttribute('aria-live', 'polite');
      const box = await card.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(420);
      const isAtRight = (box?.x ?? 0) + (box?.width ?? 0) / 2 > 640;
      expect(isAtRight).toBe(language.direction === 'ltr');
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(async () => {
          const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
          return x >= 0 && x + width <= 320;
        })
        .toBe(true);
      await page.keyboard.press('F8');
      await expect(region.locator(':focus')).toHaveCount(1);
      await card.getByRole('button', { name: a11y.closeNotification }).click();
      await expect(card).toHaveCount(0);
      await send();
      await form.field('name').focus();
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await page.clock.pauseAt(Date.now() + 60_000);
      await form.fill();
      await form.send.click();
      // A toast that appears under the pointer would stay.
      await page.mouse.move(1, 1);
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(card).toHaveCount(1, { timeout: 100 });
      }).toPass();
      await expect(card).toHaveAttribute('data-mounted', 'true');
      // Its timer has started: it ends five seconds from now at the latest.
      await page.clock.runFor(4800);
      await expect(card).toHaveAttribute('data-removed', 'false');
      await page.clock.runFor(300);
      await expect(card.and(page.locator('[data-removed="false"]'))).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(card).toHaveCount(0);
    });

    test(`dismisses a toast by a slow swipe of 45 px to the edge only, ${language.code}`, async ({
      page,
    }) => {
      await showToast(page, { language });
      const card = inFront(page);
      const swipe = async (pixels: number) => {
        await card.hover();
        const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
        const [from, toEdge] = [x + width / 2, language.direction === 'ltr' ? 1 : -1];
        await page.mouse.move(from, y + height / 2);
        await page.mouse.down();
        await page.mouse.move(from + pixels * toEdge, y + height / 2, { steps: 5 });
        // A flick, which is shorter but faster, dismisses too.
        await page.clock.runFor(1000);
        await page.mouse.up();
        await page.clock.runFor(1000);
      };
      await swipe(-120);
      await expect(card).toHaveCount(1);
      await swipe(44);
      await expect(card).toHaveCount(1);
      await swipe(46);
      await expect(card).toHaveCount(0);
    });
  });
}
