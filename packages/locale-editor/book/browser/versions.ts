import { element } from '../../editor/browser/element';
import type { DataText, Model } from './model';

/** A text in all languages, each as its own pages read. */
export function versionsOf({ data }: Model, { versions }: DataText): HTMLElement {
  const lines = data.languages.flatMap(({ code, direction, script }, index) => {
    const text = versions[index];
    if (text === undefined || text === null) return [];
    return [element('p', { lang: code, dir: direction, 'data-script': script }, text)];
  });
  return element('div', { class: 'versions' }, ...lines);
}
