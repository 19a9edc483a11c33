import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { hrefOf } from '../../src/site/routes';
import { endpoint } from './contact/contactSite';
import type { FormService } from './contact/formService';
import type { Faults } from './faults';
import { expect } from './fixtures';

export type Variant = 'success' | 'destructive';

interface CommonTexts {
  a11y: { notifications: string; closeNotification: string };
}
interface HomeTexts {
  toast: { successTitle: string; successText: string; errorTitle: string; errorText: string };
}

const statuses = { success: 200, destructive: 500 } as const;

/** The notifications of a landing page, and the form that brings them about. */
export class Toasts {
  readonly region: Locator;
  /** The one that is shown, without one that is just leaving. */
  readonly card: Locator;
  readonly close: Locator;
  readonly name: Locator;
  readonly texts: Record<Variant, { title: string; text: string }>;

  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly service: FormService,
    faults: Faults,
  ) {
    // The answer's body is never read, which Chromium calls a failed request.
    faults.expect(/status of 500/, new RegExp(`(status 500|request failed): ${endpoint}`));
    const { a11y } = readTexts(language, 'common') as CommonTexts;
    const { toast } = readTexts(language, 'home') as HomeTexts;
    // sonner adds its key to the name.
    this.region = page.getByRole('region', { name: a11y.notifications });
    this.card = this.region.locator('[data-sonner-toast]:not([data-removed="true"])');
    this.close = this.card.getByRole('button', { name: a11y.closeNotification, exact: true });
    this.name = page.locator('[name="name"]');
    this.texts = {
      success: { title: toast.successTitle, text: toast.successText },
      destructive: { title: toast.errorTitle, text: toast.errorText },
    };
  }

  /** Opens the landing page and waits until it is alive. */
  async open(): Promise<void> {
    await this.page.goto(hrefOf(this.language, { name: 'home' }));
    await expect(this.page.locator('form')).toHaveAttribute('novalidate');
  }

  /** Sends the filled form; the service, if there is one, takes the message or fails. */
  async send(variant: Variant = 'success'): Promise<void> {
    this.service.willAnswer(statuses[variant]);
    await this.name.fill('Amina');
    await this.page.locator('[name="email"]').fill('amina@example.com');
    await this.page.locator('[name="message"]').fill('A question');
    await this.page.locator('form [type="submit"]').click();
  }

  /**
   * Opens the page, stops its clock and sends the form.
   * A notification then goes by itself only when a test lets the clock run.
   */
  async show(variant: Variant = 'success'): Promise<void> {
    await this.page.clock.install({ time: 0 });
    await this.open();
    await this.name.focus();
    await this.page.waitForLoadState('networkidle');
    await this.page.clock.pauseAt(60_000);
    await this.sendAndSettle(variant);
  }

  /** Sends the form on a page whose clock stands still, until the notification has come to rest. */
  async sendAndSettle(variant: Variant = 'success'): Promise<void> {
    await this.card.evaluateAll((cards) => {
      for (const card of cards) card.setAttribute('data-before', '');
    });
    await this.send(variant);
    await this.settle();
  }

  /** Waits until a new notification has come to rest, on a page whose clock stands still. */
  async settle(): Promise<void> {
    const fresh = this.region.locator(
      '[data-sonner-toast]:not([data-before], [data-removed="true"])',
    );
    await expect
      .poll(async () => {
        await this.page.clock.runFor(20);
        return fresh.count();
      })
      .toBe(1);
    await this.card.evaluate((card) => Promise.all(card.getAnimations().map((a) => a.finished)));
  }

  /**
   * The notification goes on a page whose clock stands still: not because its time is over,
   * as the second that it gets here is less.
   */
  async expectGone(): Promise<void> {
    const cards = this.region.locator('[data-sonner-toast]');
    for (let left = 10; left > 0 && (await cards.count()) > 0; left -= 1) {
      await this.page.clock.runFor(100);
    }
    expect(await cards.count()).toBe(0);
  }

  /** The notification stays on a page whose clock stands still: it has had the time to go. */
  async expectStays(): Promise<void> {
    await this.page.clock.runFor(300);
    await expect(this.card).toBeVisible();
  }

  /** Physical sign of the way to the edge at the end of the lines. */
  get toEdge(): 1 | -1 {
    return this.language.direction === 'ltr' ? 1 : -1;
  }

  /** Middle of the notification's text. */
  async grip(): Promise<{ x: number; y: number }> {
    const box = await this.card.boundingBox();
    if (!box) throw new Error('There is no notification to grip');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }
}

function readTexts(language: Language, file: 'common' | 'home'): unknown {
  return JSON.parse(readFileSync(`locales/${language.code}/${file}.json`, 'utf8'));
}
