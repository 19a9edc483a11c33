import type { Page } from '@playwright/test';
import { languages } from '../../../src/site/languages';
import { readHead, type HeadRecord } from './head';
import { readIds, readLinks, type LinkRecord } from './links';
import { readOutline } from './outline';
import { readShownText, readTexts, type TextRecord } from './texts';

/** A page as it was delivered, read by Chromium with scripts off. */
export interface PageRecord {
  status: number;
  head: HeadRecord;
  outline: string[];
  links: LinkRecord[];
  ids: string[];
  texts: TextRecord[];
  shownText: string[];
}

const prefixes = languages.map(({ prefix }) => prefix);

/** The structure of the document that a page shows now. */
export function outlineOf(page: Page): Promise<string[]> {
  return page.evaluate(readOutline, prefixes);
}

/** Opens an address and reads what is delivered there. */
export async function readPage(page: Page, address: string): Promise<PageRecord> {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  return {
    status: response?.status() ?? 0,
    head: await page.evaluate(readHead),
    outline: await outlineOf(page),
    links: await page.evaluate(readLinks),
    ids: await page.evaluate(readIds),
    texts: await page.evaluate(readTexts),
    shownText: await page.evaluate(readShownText),
  };
}
