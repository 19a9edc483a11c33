import type { Language } from '../site/languages';
import type { Head, HeadTag } from './head';
import type { StructuredData } from './structuredData';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML and XML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The head's title and tags as HTML. */
export function headHtml({ title, tags }: Head): string {
  return `<title>${escapeHtml(title)}</title>${tags.map(tagHtml).join('')}`;
}

function tagHtml({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${pairs.join(' ')}>`;
}

/**
 * Structured data as a data block, which browsers never run; '' without data.
 * A navigation in the browser takes it away. It puts no other in its place, which
 * the site's Trusted Types policy would refuse; crawlers load each address anew.
 */
export function dataHtml(data: StructuredData | null): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The attributes of a page's `<html>`. */
export function htmlAttributes({ code, direction, script }: Language): string {
  return `lang="${code}" dir="${direction}" data-script="${script}"`;
}
