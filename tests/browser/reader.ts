import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { Faults } from './faults';
import { violationsOn } from './violations';

/** Someone who reads page after page of one language: what was loaded once stays in the cache. */
export interface Reader {
  page: Page;
  faults: Faults;
  /** What the policy has blocked. */
  violations: string[];
}

/** Lets readers of a worker's tests begin, one for each language. */
export class Readers {
  readonly #readers = new Map<string, Promise<Reader>>();

  constructor(
    readonly browser: Browser,
    readonly options: BrowserContextOptions,
  ) {}

  /** The reader of a language, with a clean slate. */
  async of(language: Language): Promise<Reader> {
    const known = this.#readers.get(language.code) ?? this.#begin(language);
    this.#readers.set(language.code, known);
    const reader = await known;
    reader.faults.clear();
    reader.violations.length = 0;
    return reader;
  }

  async close(): Promise<void> {
    for (const reader of this.#readers.values()) await (await reader).page.context().close();
  }

  async #begin(language: Language): Promise<Reader> {
    const context = await this.browser.newContext({ ...this.options, locale: language.format });
    const page = await context.newPage();
    const faults = new Faults();
    faults.watch(page, new URL(this.options.baseURL ?? '').origin);
    return { page, faults, violations: await violationsOn(page) };
  }
}
