import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../browser/visit';
import ar from '../../tools/locales/messages/ar.json' with { type: 'json' };
import en from '../../tools/locales/messages/en.json' with { type: 'json' };
import fr from '../../tools/locales/messages/fr.json' with { type: 'json' };

export const words = { ar, en, fr };
export const shortcut = 'Alt+Shift+E';

/** The copy of the locale files that the editor under test changes. */
const pathOf = (file: string) => join(process.env['EDITOR_TEXTS'] ?? '', 'locales', file);

export const localeFiles = {
  read: (file: string) => readFileSync(pathOf(file), 'utf8'),
  write: (file: string, content: string) => writeFileSync(pathOf(file), content),
  restore(): void {
    const locales = resolve(import.meta.dirname, '../../locales');
    const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const content = readFileSync(join(locales, file), 'utf8');
      if (localeFiles.read(file) !== content) localeFiles.write(file, content);
    }
  },
};

export function textIn(json: string, name: string): string {
  const [, text = ''] = new RegExp(`"${name}": (".*?[^\\\\]"),?\\n`, 'u').exec(json) ?? [];
  return JSON.parse(text) as string;
}

export class Editor {
  constructor(
    readonly page: Page,
    readonly words: Omit<typeof en, 'terminal'> = fr,
  ) {}

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await hydrated(this.page);
    await this.turnOn();
  }

  async turnOn(): Promise<void> {
    const lists = this.page.locator('button.lists').first();
    await expect(this.page.locator('button.toggle')).toBeVisible({ timeout: 60_000 });
    // The first start optimizes dependencies and reloads the page.
    await expect(async () => {
      if (await lists.isHidden()) await this.page.keyboard.press(shortcut);
      await expect(lists).toBeFocused({ timeout: 3000 });
    }).toPass();
  }

  get panel() {
    return this.page.getByRole('complementary', { name: this.words.panel.name });
  }

  field(language = 'Français') {
    return this.page.getByRole('textbox', { name: language });
  }

  /** Clicks a text until its panel opens: the editor reads the page a moment after it was turned on. */
  async click(text: Locator): Promise<void> {
    await expect(async () => {
      await text.click();
      await expect(this.panel).toBeVisible({ timeout: 3000 });
    }).toPass();
  }

  line(key: string) {
    return this.page.locator(`[data-id$="#${key}"]`);
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  async find(query: string): Promise<void> {
    await this.button(this.words.lists.search).click();
    await this.page.keyboard.insertText(query);
    await expect(this.page.locator('[data-id]').first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(this.panel).toBeVisible();
  }
}

interface Fixtures {
  editor: Editor;
  faults: string[];
}

/** Some tests stop the server or ask for refusals, which the browser logs. */
const expected = /^Failed to load resource|dynamically imported|WebSocket|\[vite\]|CORS/u;

/** Fails a test whose page throws or logs an error, and restores the texts. */
export const test = base.extend<Fixtures>({
  editor: async ({ page }, use) => use(new Editor(page)),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(faults);
      localeFiles.restore();
      base.expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
