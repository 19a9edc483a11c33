import { headOf, headTags } from '../seo/head';
import { facts } from '../site/facts';
import type { Page } from './page';

/**
 * Makes the document's head and language those of a page that was navigated to.
 * @returns the page's title
 */
export function showHead(page: Page): string {
  const { title, tags } = headOf(page, page, facts);
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
