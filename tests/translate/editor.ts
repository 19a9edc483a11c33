import { expect, type Locator, type Page } from '@playwright/test';
import { strings } from '../../packages/locale-editor/editor/strings';

/** What a translator sees and does. */
export class Editor {
  constructor(readonly page: Page) {}

  /** Opens a page and waits until it answers to the visitor. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForLoadState('networkidle');
    await expect(this.toggle).toBeVisible();
  }

  /** Loads the page anew, with editing on as it was. */
  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'networkidle' });
    await expect(this.toggle).toHaveAttribute('aria-pressed', 'true');
  }

  /** Where the page stands, once it has come to rest. */
  async place(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let [last, still] = [-1, 0];
          const look = () => {
            still = window.scrollY === last ? still + 1 : 0;
            last = window.scrollY;
            if (still > 30) resolve(last);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  }

  get toggle(): Locator {
    return this.page
      .getByRole('button', { name: strings.turnOn })
      .or(this.page.getByRole('button', { name: strings.turnOff }));
  }

  async turnOn(): Promise<void> {
    await this.page.keyboard.press(strings.shortcut);
    await expect(this.toggle).toHaveAttribute('aria-pressed', 'true');
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: strings.panelName });
  }

  field(language: string): Locator {
    return this.page.getByRole('textbox', { name: language });
  }

  column(language: string): Locator {
    return this.page.getByRole('region', { name: language });
  }

  /**
   * Opens a text from the list of all texts, with the keyboard alone, right after `turnOn`.
   * @param group the heading that it stands below
   */
  async openFromList(key: string, group?: string): Promise<void> {
    const list = this.page.getByRole('button', { name: strings.lists.page });
    await expect(list).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('searchbox')).toBeFocused();
    await this.page.keyboard.insertText(key);
    await expect(this.line(key).first()).toBeVisible();
    if (group) await expect(this.page.getByRole('heading', { name: group })).toBeVisible();
    await this.page.keyboard.press('ArrowDown');
    await expect(this.line(key).first()).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.panel).toBeVisible();
  }

  /** The line of the list that shows a key. */
  line(key: string): Locator {
    return this.page.locator(`[data-id$="#${key}"]`);
  }
}
