import type { Locator, Page } from '@playwright/test';
import { contactFields, type ContactField, type ContactMessage } from '../../src/contact/message';
import { expect } from './fixtures';
import type { FormService } from './formService';
import { defaultLanguage, homeOf, textsOf, visit, type Language } from './visit';

export const message: ContactMessage = {
  name: 'Amina Yusuf',
  email: 'amina@example.org',
  message: 'A port.\n"Which" order & when? مرحبًا',
};

export const nothing: ContactMessage = { name: '', email: '', message: '' };

export class Form {
  readonly element: Locator;
  readonly send: Locator;
  readonly sending: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = defaultLanguage,
  ) {
    const { form } = textsOf(language).home;
    this.element = page.getByRole('form', { name: form.title });
    this.send = this.element.getByRole('button', { name: form.send, exact: true });
    this.sending = this.element.getByRole('button', { name: form.sending, exact: true });
  }

  static async open(page: Page, language?: Language): Promise<Form> {
    const form = new Form(page, language);
    await visit(page, homeOf(form.language, 'contact'));
    return form;
  }

  static async openSending(page: Page, service: FormService): Promise<Form> {
    const form = await Form.open(page);
    service.willHang();
    await form.fill();
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(1);
    return form;
  }

  field(name: ContactField): Locator {
    const { form } = textsOf(this.language).home;
    return this.element.getByLabel(form[name], { exact: true });
  }

  async fill(values: Partial<ContactMessage> = message): Promise<void> {
    for (const name of contactFields) {
      const value = values[name];
      if (value !== undefined) await this.field(name).fill(value);
    }
  }

  async expectValues(values: ContactMessage): Promise<void> {
    for (const name of contactFields) await expect(this.field(name)).toHaveValue(values[name]);
  }
}
