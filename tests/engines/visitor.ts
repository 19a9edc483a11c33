import { expect } from '@playwright/test';
import type { Engine, KeyName } from './drivers/engine';
import { faultsKey, type WatchedSite } from './watchedSite';

/** A part of the page: the first element that the selector finds and that is seen. */
export interface Part {
  selector: string;
  /** What a screen reader calls it, for a control: its label or its text. */
  name?: string;
}

interface Sought extends Part {
  /** Then it is scrolled to, and nothing may lie before it. */
  isToBeClicked: boolean;
}

/** How long something may take to be seen, in milliseconds, on a machine that has other work too. */
const patience = { timeout: 20_000, intervals: [50, 50, 100, 200] };

/**
 * How long a visitor looks at a page before going back or forward, in milliseconds. WebKitGTK scrolls a
 * page to its top that is come to from one which was there for less than a frame or two.
 */
const pause = 300;

export const windows = {
  wide: [1440, 900],
  small: [390, 800],
} as const satisfies Record<string, readonly [number, number]>;

/** What a visitor does with the site, the same in every engine. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly site: WatchedSite,
  ) {}

  /** As if the visitor had never been here, in a wide window. */
  async begin(): Promise<void> {
    await this.engine.open(`${this.site.origin}/robots.txt`);
    await this.engine.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    }, null);
    await this.engine.resize(...windows.wide);
  }

  /** Opens an address and waits until its page is alive. */
  async open(address: string): Promise<void> {
    // To an address that differs in its hash alone browsers would only scroll.
    if (address.includes('#')) await this.engine.open(`${this.site.origin}/robots.txt`);
    await this.engine.open(this.site.origin + address);
    await this.alive();
  }

  /** Opens an address whose application doesn't come, until it is let. */
  async openWithoutApplication(address: string): Promise<void> {
    this.site.holdApplication();
    // Not by the driver, which may wait for the application.
    await this.engine.evaluate((to) => window.location.assign(to), this.site.origin + address);
    const isThere = (path: string) =>
      window.location.pathname === path && document.readyState !== 'loading';
    await this.sees('the page as delivered', isThere, address);
    await this.sees('nothing alive', () => !('alive' in document.documentElement.dataset), null);
  }

  /** Waits until the page asks for its application, which is held. */
  async asksForApplication(): Promise<void> {
    await expect.poll(() => this.site.isApplicationAskedFor(), patience).toBe(true);
  }

  /** Waits until the application has taken over the delivered page, and its fonts move nothing any more. */
  alive(): Promise<void> {
    return this.sees(
      'a page that is alive',
      () => 'alive' in document.documentElement.dataset && document.fonts.status === 'loaded',
      null,
    );
  }

  async reload(): Promise<void> {
    await this.engine.evaluate(() => {
      document.documentElement.toggleAttribute('data-left', true);
      location.reload();
    }, null);
    const isNew = () =>
      !document.documentElement.hasAttribute('data-left') && document.readyState === 'complete';
    await this.sees('the page loaded anew', isNew, null);
    await this.alive();
  }

  /** Answers before the page is left: who is asked while it goes gets no answer. */
  async back(): Promise<void> {
    await this.engine.evaluate((pause) => void setTimeout(() => history.back(), pause), pause);
  }

  async forward(): Promise<void> {
    await this.engine.evaluate((pause) => void setTimeout(() => history.forward(), pause), pause);
  }

  /** Waits until a function of the page says yes. */
  sees<Argument>(
    what: string,
    inPage: (argument: Argument) => boolean,
    argument: Argument,
  ): Promise<void> {
    return this.reads(what, inPage, argument, true);
  }

  /** Waits until a function of the page returns a value. */
  async reads<Result, Argument>(
    what: string,
    inPage: (argument: Argument) => Result,
    argument: Argument,
    expected: Result,
  ): Promise<void> {
    // A navigation interrupts what runs in the page: then it is asked again.
    await expect(async () => {
      const found: unknown = await this.engine.evaluate(inPage, argument);
      expect(found, what).toEqual(expected);
    }).toPass(patience);
  }

  /** Waits until a part of the page is seen. */
  async finds(part: Part): Promise<void> {
    await this.isSeen(part, true);
  }

  /** Waits until a part of the page is no longer seen. */
  async misses(part: Part): Promise<void> {
    await this.isSeen(part, false);
  }

  private async isSeen(part: Part, expected: boolean): Promise<void> {
    await expect(async () => {
      const place = await this.engine.evaluate(placeOf, { ...part, isToBeClicked: false });
      expect(typeof place !== 'string', `${describe(part)} is seen`).toBe(expected);
    }).toPass(patience);
  }

  /** Scrolls to a part of the page, if it isn't in the window, and clicks it. */
  async click(part: Part): Promise<void> {
    let last = '';
    await expect(async () => {
      const place = await this.engine.evaluate(placeOf, { ...part, isToBeClicked: true });
      const hasMoved = last !== JSON.stringify(place);
      last = JSON.stringify(place);
      if (typeof place === 'string') throw new Error(`${describe(part)}: ${place}`);
      if (hasMoved) throw new Error(`${describe(part)} moves`);
      await this.engine.clickAt(...place);
    }).toPass(patience);
  }

  /** Types into a field, after what it holds. */
  async fill(name: string, text: string): Promise<void> {
    await this.click({ selector: `[name="${name}"]` });
    await this.engine.type(text);
  }

  press(key: KeyName): Promise<void> {
    return this.engine.press(key);
  }

  /** Waits until what has the focus matches a selector. */
  focused(selector: string): Promise<void> {
    return this.sees(
      `the focus on ${selector}`,
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
  }

  /** Waits until the page has this path and hash. */
  async isAt(address: string): Promise<void> {
    await this.reads('the address', () => location.pathname + location.hash, null, address);
  }

  /** Waits until the page is in a language and its heading says this. */
  async readsPage(code: string, heading: string): Promise<void> {
    await this.reads(
      'language and heading',
      () => [document.documentElement.lang, document.querySelector('h1')?.textContent],
      null,
      [code, heading],
    );
  }

  /** Waits until a section's heading is seen, below the header and in the upper half of the window. */
  async showsSection(id: string): Promise<void> {
    await this.reads(
      `section ${id}`,
      (wanted) => {
        const heading = document.getElementById(wanted)?.querySelector('h1, h2, h3');
        const top = heading?.getBoundingClientRect().top ?? -1;
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        if (top < header) return `under the header: ${top} px`;
        return top < window.innerHeight / 2 ? 'shown' : `too low: ${top} px`;
      },
      id,
      'shown',
    );
  }

  /** Follows a link where the page is, without scrolling to it. */
  async followUnseen(selector: string): Promise<void> {
    await this.engine.evaluate((wanted) => {
      document.querySelector<HTMLAnchorElement>(wanted)?.click();
    }, selector);
  }

  /** Scrolls without motion, and waits until that has been noticed. */
  async scrollTo(top: number): Promise<void> {
    await this.engine.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await this.isScrolledTo(top);
    // Scroll events come with the next frame.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  async isScrolledTo(top: number): Promise<void> {
    await this.sees(`the page scrolled to ${top}`, (y) => Math.abs(window.scrollY - y) <= 1, top);
  }

  scrollTop(): Promise<number> {
    return this.engine.evaluate(() => window.scrollY, null);
  }

  /** Values of the form's fields. */
  async hasTyped(values: Record<string, string>): Promise<void> {
    await this.reads(
      'the fields',
      (names) =>
        Object.fromEntries(
          names.map((name) => [
            name,
            document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? 'no field',
          ]),
        ),
      Object.keys(values),
      values,
    );
  }

  async forgetFaults(): Promise<void> {
    await this.engine.evaluate((key) => sessionStorage.removeItem(key), faultsKey);
  }

  /** What has gone wrong on the pages since the visitor began. */
  faults(): Promise<string[]> {
    return this.engine.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[],
      faultsKey,
    );
  }
}

function describe({ selector, name }: Part): string {
  return name === undefined ? selector : `${selector} "${name}"`;
}

/** Runs in the page: the first part that is seen. */
function placeOf({ selector, name, isToBeClicked }: Sought): [number, number] | string {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate instanceof HTMLElement &&
      candidate.checkVisibility({ checkVisibilityCSS: true }) &&
      (name === undefined || candidate.ariaLabel === name || candidate.innerText.trim() === name),
  );
  if (!element) return 'is not seen';
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
  };
  const met = () => document.elementFromPoint(...middle());
  if (isToBeClicked && !element.contains(met())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  if (isToBeClicked && !element.contains(met())) return `lies behind ${met()?.outerHTML ?? ''}`;
  return [...middle()];
}
