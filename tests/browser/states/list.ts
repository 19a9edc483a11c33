import type { Page } from '@playwright/test';
import { contactFields } from '../../../src/contact/fields';
import { languages, type Language } from '../../../src/site/languages';
import { expect } from '../fixtures';
import { textsOf } from '../support/texts';
import { expectTold } from '../support/toasts';
import { homeOf, scrollTo, serviceOf, visit } from '../support/visit';
import { failingSlug, failPage, offerLanguage } from './causes';

interface Visitor {
  page: Page;
  language: Language;
}

/** A state that the site can be in, and the way to it. */
export interface State {
  name: string;
  /** What is to be seen. */
  shows: string;
  reach: (visitor: Visitor) => Promise<void>;
  /** The state is only there on windows up to this width. */
  maxWidth?: number;
  /** Seen on paper. */
  isPaper?: true;
  /** A page as it is delivered. */
  isDelivered?: true;
  /** Differs from another state only in its look: nothing more for assistive technology. */
  isLook?: true;
  /** Faults that belong to the state. */
  faults?: RegExp[];
  /** The status that the form service answers with; without one it never answers. */
  answer?: number;
}

const form = ({ page }: Visitor) => page.locator('form');

async function openForm({ page, language }: Visitor): Promise<void> {
  await visit(page, homeOf(language));
  await expect(page.locator('form')).toHaveAttribute('novalidate');
  await page.locator('form').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}

async function fillForm(visitor: Visitor): Promise<void> {
  for (const field of contactFields) {
    await form(visitor)
      .locator(`[name="${field}"]`)
      .fill(field === 'email' ? 'amina@example.org' : 'Amina');
  }
}

/** Sends a message, and keeps the notification by moving the focus to it. */
async function beNotified(visitor: Visitor, title: 'successTitle' | 'errorTitle'): Promise<void> {
  await openForm(visitor);
  await fillForm(visitor);
  await form(visitor).locator('button').click();
  await expectTold(visitor.page, textsOf(visitor.language).home.toast[title]);
  await visitor.page.keyboard.press('F8');
}

/** Every state that is designed, in the order of a visit. */
export const states: readonly State[] = [
  {
    name: 'home',
    isDelivered: true,
    shows: 'The landing page; the header is transparent.',
    reach: ({ page, language }) => visit(page, homeOf(language)),
  },
  {
    name: 'header-frosted',
    shows: 'The header over scrolled content, frosted; the way to the top.',
    reach: async ({ page, language }) => {
      await visit(page, homeOf(language));
      await scrollTo(page, 1200);
    },
  },
  {
    name: 'menu-open',
    shows: 'The menu of small windows, the page behind it darkened.',
    maxWidth: 1023,
    reach: async ({ page, language }) => {
      await visit(page, homeOf(language));
      await page.locator('[popovertarget]').click();
      await expect(page.locator('#menu')).toBeVisible();
    },
  },
  {
    name: 'skip-link',
    isLook: true,
    shows: 'The skip link, with the ring of the focus.',
    reach: async ({ page, language }) => {
      await visit(page, homeOf(language));
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'focus-on-paper',
    isLook: true,
    shows: 'The ring around the first button of the landing page.',
    reach: async ({ page, language }) => {
      await visit(page, homeOf(language));
      await page.keyboard.press('Tab');
      await page.locator('main a').first().focus();
    },
  },
  {
    name: 'focus-on-ink',
    isLook: true,
    shows: 'The ring around a link of the footer.',
    reach: async ({ page, language }) => {
      await visit(page, homeOf(language));
      await page.keyboard.press('Tab');
      await page.locator('footer a').first().focus();
    },
  },
  {
    name: 'page-awaited',
    isLook: true,
    shows: 'A page that is slow to come: the one before stays, under a line that advances.',
    reach: async ({ page, language }) => {
      await visit(page, homeOf(language));
      await page.route(/texts\/.*\/services\//, () => new Promise<void>(() => undefined));
      await page
        .locator('main a[href*="/services/"]:visible')
        .first()
        .evaluate((link: HTMLAnchorElement) => {
          link.click();
        });
      await expect(page.locator('html[data-busy]')).toHaveCount(1);
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'service',
    isDelivered: true,
    shows: 'A service page.',
    reach: ({ page, language }) => visit(page, serviceOf(language)),
  },
  {
    name: 'form',
    isDelivered: true,
    shows: 'The contact form, empty.',
    reach: openForm,
  },
  {
    name: 'form-focus',
    isLook: true,
    shows: 'A field with the focus.',
    reach: async (visitor) => {
      await openForm(visitor);
      await form(visitor).locator('[name="name"]').focus();
    },
  },
  {
    name: 'form-errors',
    shows: 'Errors under all three fields, the first with the focus.',
    reach: async (visitor) => {
      await openForm(visitor);
      await form(visitor).locator('[name="email"]').fill('amina@');
      await form(visitor).locator('button').click();
      await expect(form(visitor).locator('[aria-invalid]')).toHaveCount(3);
    },
  },
  {
    name: 'form-sending',
    shows: 'The message is on its way: the button is disabled and says so.',
    faults: [/^foreign request/],
    reach: async (visitor) => {
      await openForm(visitor);
      await fillForm(visitor);
      await form(visitor).locator('button').click();
      await expect(form(visitor).locator('button')).toBeDisabled();
    },
  },
  {
    name: 'toast-success',
    shows: 'The notification that the message was sent; the form is empty again.',
    faults: [/^foreign request/],
    answer: 200,
    reach: (visitor) => beNotified(visitor, 'successTitle'),
  },
  {
    name: 'toast-error',
    shows: 'The notification that it was not; the form keeps what was typed.',
    faults: [/^foreign request/, /status( of)? 500/],
    answer: 500,
    reach: (visitor) => beNotified(visitor, 'errorTitle'),
  },
  {
    name: 'language-offer',
    shows: 'The offer to read in another language, in that language; the way to the top above it.',
    reach: async ({ page, language }) => {
      await page.addInitScript((code) => {
        Object.defineProperty(navigator, 'languages', { value: [code] });
      }, offerLanguage(language).code);
      await visit(page, homeOf(language));
      await scrollTo(page, 1200);
      await expect(page.locator('aside')).toBeVisible();
    },
  },
  {
    name: 'not-found',
    isDelivered: true,
    shows: 'An unknown address.',
    reach: ({ page, language }) => visit(page, `${language.prefix}/nothing`),
  },
  {
    name: 'service-not-found',
    isDelivered: true,
    shows: 'The address of a service that there is not.',
    reach: ({ page, language }) => visit(page, `${language.prefix}/services/nothing`),
  },
  {
    name: 'error',
    shows: 'A screen that has thrown.',
    faults: [/console\.error|page error/],
    reach: async ({ page, language }) => {
      await failPage(page);
      await visit(page, homeOf(language));
      await page
        .locator(`main a[href="${serviceOf(language, failingSlug)}"]:visible`)
        .first()
        .click();
      await expect(page.locator('h1')).toHaveText(textsOf(language).common.error.title);
    },
  },
  {
    name: 'forced-colours',
    shows: 'The landing page in the colours of the visitor’s system.',
    isLook: true,
    reach: async ({ page, language }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await visit(page, homeOf(language));
    },
  },
  {
    name: 'forced-colours-form',
    shows: 'The form with errors in the colours of the visitor’s system.',
    isLook: true,
    reach: async (visitor) => {
      await visitor.page.emulateMedia({ forcedColors: 'active' });
      await openForm(visitor);
      await form(visitor).locator('button').click();
    },
  },
  {
    name: 'print-home',
    shows: 'The landing page on paper.',
    isPaper: true,
    isLook: true,
    reach: async ({ page, language }) => {
      await visit(page, homeOf(language));
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'print-service',
    shows: 'A service page on paper.',
    isPaper: true,
    isLook: true,
    reach: async ({ page, language }) => {
      await visit(page, serviceOf(language));
      await page.emulateMedia({ media: 'print' });
    },
  },
];

/** Where the list is read. */
export const statesFile = 'docs/states.md';

/** The page of the documentation that lists the states. */
export function statesPage(): string {
  const rows = states.map(
    ({ name, shows, maxWidth }) =>
      `| \`${name}\` | ${shows}${maxWidth === undefined ? '' : ` Up to ${maxWidth} px.`} |`,
  );
  const codes = languages.map(({ code }) => `\`${code}\``).join(', ');
  return [
    '# States',
    '',
    'Written by `npm run test:e2e -- --config playwright.states.config.ts`, which also makes a picture of each state in ' +
      `${codes} at 320, 768 and 1440 px in \`test-results/states/\`: edit tests/browser/states/list.ts. The tests for accessibility visit the same list.`,
    '',
    '| state | shows |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
