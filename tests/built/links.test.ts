import { loadEnv } from 'vite';
import { describe, expect, it } from 'vitest';
import { services } from '../../src/site/catalogue';
import { languages } from '../../src/site/languages';
import { phoneHref } from '../../src/site/firm';
import { hrefOf, isIndexed } from '../../src/site/hrefs';
import { readSettings } from '../../tools/host/settings';
import { all, attributes, builtPages, pageAt } from './site';

const { facts } = readSettings(loadEnv('production', process.cwd()));
const outside = [
  `mailto:${facts.email}`,
  phoneHref(facts.phone),
  ...Object.values(facts.networkUrls),
];

/** What a screen reader says of a link: what names it, or its texts that are not hidden. */
function nameOf(document: Document, link: Element): string {
  const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
  const textOf = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? '';
    // React separates adjacent texts by comments.
    const isRead = node.nodeType === 1 && (node as Element).getAttribute('aria-hidden') !== 'true';
    return isRead ? [...node.childNodes].map(textOf).join('') : '';
  };
  return (ids.length > 0 ? named : [link]).map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}

describe.each(builtPages)('$address', (page) => {
  const { address, document, language, screen } = page;

  it('links only to pages and sections that exist, in its own language except in the switcher', () => {
    const wrong: string[] = [];
    for (const link of all(document, 'a')) {
      const href = link.getAttribute('href') ?? '';
      if (outside.includes(href) || link.closest('.law, cite')) continue;
      const [path = '', id] = href.split('#');
      const target = pageAt.get(path || address);
      const isFound = target && (isIndexed(target.screen) || !isIndexed(screen));
      if (!isFound) wrong.push(`${href} leads nowhere`);
      else if (id && !target.document.getElementById(id)) wrong.push(`${href} has no such place`);
      else if (target.language !== language && !link.getAttribute('hreflang'))
        wrong.push(`${href} leaves the language`);
    }
    expect(wrong).toEqual([]);
    const [first] = attributes(document, 'a', 'href');
    expect(first, 'the skip link').toBe(`#${document.querySelector('main')?.id}`);
    for (const place of ['header', 'footer'])
      expect(attributes(document, `${place} a[hreflang]`, 'href')).toEqual(
        languages.map((other) => hrefOf(other, screen)),
      );
  });

  it('has no two links with one name and different targets', () => {
    const targets = new Map<string, string>();
    const wrong: string[] = [];
    for (const link of all(document, 'body a')) {
      const [name, href] = [nameOf(document, link), link.getAttribute('href') ?? ''];
      const target = new URL(href, `https://host${address}`).href;
      if (name === '') wrong.push(`${href} has no name`);
      if (target !== (targets.get(name) ?? target))
        wrong.push(`“${name}”: ${target}, ${targets.get(name)}`);
      targets.set(name, target);
    }
    expect(wrong).toEqual([]);
    for (const link of all(document, 'a[href^="mailto:"]'))
      expect(link.innerHTML).toBe(`<bdi dir="ltr">${facts.email}</bdi>`);
  });
});

it('links to every service from each landing page', () => {
  for (const language of languages) {
    const home = pageAt.get(hrefOf(language, { name: 'home' }));
    const wanted = services.map((slug) => hrefOf(language, { name: 'service', slug }));
    const linked = home && attributes(home.document, 'main a', 'href');
    expect(linked).toEqual(expect.arrayContaining(wanted));
  }
});
