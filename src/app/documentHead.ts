import type { Language } from '../site/languages';
import type { Page } from '../i18n/PageContext';
import { headOf, headTags } from '../seo/head';
import { facts } from '../site/facts';
import { fontStyles } from '../styles/fontStyles';

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

/** How long a page waits for a style sheet of fonts; afterwards fallbacks show its text. */
const patience = 3000;

const declared = new Map<Language['script'], Promise<void>>();

/**
 * Declares the fonts of a script, for a page in another script than the one that was
 * delivered. Their files are fetched when a text needs them.
 */
export function declareFonts(script: Language['script']): Promise<void> {
  let promise = declared.get(script);
  if (!promise) {
    const isDelivered = document.documentElement.dataset.script === script;
    promise = isDelivered ? Promise.resolve() : linkStyles(fontStyles[script]);
    declared.set(script, promise);
  }
  return promise;
}

function linkStyles(href: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  const settled = new Promise<void>((resolve) => {
    element.onload = element.onerror = () => resolve();
    setTimeout(resolve, patience);
  });
  document.head.append(element);
  return settled;
}
