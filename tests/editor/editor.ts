import { test as base, type Locator, type Page } from '@playwright/test';
import ar from '../../tools/locales/editor/locales/ar.json' with { type: 'json' };
import en from '../../tools/locales/editor/locales/en.json' with { type: 'json' };
import fr from '../../tools/locales/editor/locales/fr.json' with { type: 'json' };
import { texts } from './texts';

/** What the editor says. */
export const said = { ar, en, fr };
export const shortcut = 'Alt+Shift+E';

/** What a translator sees and does. */
export class Editor {
  constructor(
    readonly page: Page,
    readonly words: typeof en = said.fr,
  ) {}

  /** Opens a page and turns editing on. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForLoadState('networkidle');
    await this.turnOn();
  }

  async turnOn(): Promise<void> {
    const lists = this.page.locator('button.lists').first();
    await expect(this.page.locator('button.toggle')).toBeVisible({ timeout: 60_000 });
    // The first start of all prepares scripts, and loads the page once more.
    await expect(async () => {
      if (await lists.isHidden()) await this.page.keyboard.press(shortcut);
      await expect(lists).toBeFocused({ timeout: 3000 });
    }).toPass();
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: this.words.panel.name });
  }

  field(language: string): Locator {
    return this.page.getByRole('textbox', { name: language });
  }

  get status(): Locator {
    return this.panel.locator('.field').getByRole('status');
  }

  /** The line of a list that shows a key. */
  line(key: string): Locator {
    return this.page.locator(`[data-id$="#${key}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Looks a text up in all texts, and opens it by the keyboard. */
  async find(words: string): Promise<void> {
    await this.button(this.words.lists.search).click();
    await this.page.keyboard.insertText(words);
    await expect(this.page.locator('[data-id]').first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(this.panel).toBeVisible();
  }
}

interface Fixtures {
  editor: Editor;
  /** What has gone wrong on the page; a test that ends with any fails. */
  faults: string[];
}

export const test = base.extend<Fixtures>({
  editor: async ({ page }, use) => use(new Editor(page)),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      // The browser tells each "no" of the server, and that it starts anew: some tests ask for both.
      const isAnswer = (text: string) =>
        /^Failed to load resource|dynamically imported|WebSocket|\[vite\]|CORS/u.test(text);
      const note = (text: string) => {
        if (!isAnswer(text)) faults.push(text);
      };
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use(faults);
      texts.restore();
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
