import type { Language } from '../i18n/languages';
import { fontStyles } from '../styles/fontStyles';

const declared = new Map<Language['script'], Promise<void>>();

/**
 * Declares the fonts of a script in the browser, for a page in another script than the one that
 * was delivered. Their files are fetched when a text needs them; without them there are fallbacks.
 */
export function declareFonts(script: Language['script']): Promise<void> {
  let promise = declared.get(script);
  if (!promise) {
    promise = isDelivered(script) ? Promise.resolve() : link(fontStyles[script]);
    declared.set(script, promise);
  }
  return promise;
}

function isDelivered(script: Language['script']): boolean {
  return document.documentElement.dataset.script === script;
}

function link(href: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  const loaded = new Promise<void>((resolve) => {
    element.onload = element.onerror = () => resolve();
  });
  document.head.append(element);
  return loaded;
}
