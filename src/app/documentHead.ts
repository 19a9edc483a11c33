import type { Page } from '../i18n/PageContext';
import { headOf, headTags } from '../seo/head';
import { facts } from '../site/facts';
import type { Route } from '../site/routes';
import { sheets, sheetsOf, type SheetName } from '../styles/sheets';

/**
 * Makes the document's head and language those of a page.
 * @returns the page's title
 */
export function showHead(page: Page): string {
  const { title, tags } = headOf(page, facts);
  const { documentElement: html, head } = document;
  html.lang = page.language.code;
  html.dir = page.language.direction;
  html.dataset.script = page.language.script;
  document.title = title;
  for (const old of document.querySelectorAll(headTags)) old.remove();
  for (const { name, attributes } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    head.append(element);
  }
  return title;
}

/** How long a page waits for its fonts to be declared; afterwards fallbacks show its text. */
const patience = 3000;

const loading = new Map<SheetName, Promise<void>>();

/**
 * Loads the style sheets of a page that the delivered page does not carry.
 * @throws if that of its screen can't be fetched; fonts may be late, or missing
 */
export async function loadSheets(route: Route): Promise<void> {
  await Promise.all(
    sheetsOf(route).map((name) => {
      const sheet = loading.get(name) ?? loadSheet(name);
      return name.startsWith('fonts-') ? inTime(sheet) : sheet;
    }),
  );
}

function loadSheet(name: SheetName): Promise<void> {
  if (document.querySelector(`[data-sheet="${name}"]`)) return Promise.resolve();
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = sheets[name];
  const loaded = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      loading.delete(name);
      reject(new Error(`The style sheet ${element.href} can't be fetched`));
    };
  });
  loading.set(name, loaded);
  document.head.append(element);
  return loaded;
}

function inTime(sheet: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    sheet.then(resolve, () => resolve());
  });
}
