import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../src/site/languages';
import { contactFields, type ContactField, type ContactMessage } from '../../../src/contact/fields';
import { expect } from '../fixtures';
import { textsOf } from '../support/texts';
import { english, homeOf, visit } from '../support/visit';
import type { FormService } from './formService';

export const message: ContactMessage = {
  name: 'Amina Yusuf',
  email: 'amina@example.org',
  message: 'A port.\n"Which" order & when? مرحبًا',
};

/** The contact form of one page, as its visitor meets it. */
export class Form {
  readonly element: Locator;
  readonly send: Locator;
  readonly sending: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    const { form } = textsOf(language).home;
    this.element = page.locator('form');
    this.send = this.element.getByRole('button', { name: form.send, exact: true });
    this.sending = this.element.getByRole('button', { name: form.sending, exact: true });
  }

  async open(): Promise<void> {
    await visit(this.page, homeOf(this.language));
    await this.isAlive();
  }

  async isAlive(): Promise<void> {
    await expect(this.element).toHaveAttribute('novalidate');
  }

  field(name: ContactField): Locator {
    const { form } = textsOf(this.language).home;
    return this.element.getByLabel(form[name], { exact: true });
  }

  async fill(values: Partial<ContactMessage> = message): Promise<void> {
    for (const field of contactFields) {
      const value = values[field];
      if (value !== undefined) await this.field(field).fill(value);
    }
  }

  async expectValues(values: ContactMessage): Promise<void> {
    for (const field of contactFields) await expect(this.field(field)).toHaveValue(values[field]);
  }
}

export const nothing: ContactMessage = { name: '', email: '', message: '' };

/** The form of a visitor whose message is on its way: the service does not answer yet. */
export async function leaveSending(page: Page, service: FormService): Promise<Form> {
  const form = new Form(page, english);
  service.willHang();
  await form.open();
  await form.fill();
  await form.send.click();
  await expect.poll(() => service.received.length).toBe(1);
  return form;
}
