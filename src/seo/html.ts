import type { Language } from '../i18n/languages';
import type { Head, HeadTag } from './head';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML and XML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The head's tags as HTML; marked, so that a navigation in the browser can replace them. */
export function headHtml({ title, tags }: Head): string {
  return `<title>${escapeHtml(title)}</title>${tags.map(tagHtml).join('')}`;
}

function tagHtml({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${pairs.join(' ')} data-head="">`;
}

/** The attributes of a page's `<html>`. */
export function htmlAttributes({ code, direction, script }: Language): string {
  return `lang="${code}" dir="${direction}" data-script="${script}"`;
}
