import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../src/schemas/readNamespace';
import { defaultLanguage, languages } from '../../src/site/languages';
import { hrefOf } from '../../src/site/hrefs';
import { all, attributes, builtPages, indexed, pageAt, type BuiltPage } from './site';
import { findDirectionMarks, findRawText, findWritingSystemFaults, textsIn } from './wording';

const withoutIsolates = (text: string) => text.replace(/\p{Bidi_Control}/gu, '');

function withoutPrefix(href: string): string {
  const language = languages.find(
    ({ prefix }) => prefix && new RegExp(`^${prefix}(?=[/#]|$)`).test(href),
  );
  const rest = href.slice(language?.prefix.length ?? 0);
  return rest.startsWith('/') || !href.startsWith('/') ? rest : `/${rest}`;
}

/** The elements of a page in order, with ids and links. Sources of law are left out: they differ by language. */
function outlineOf({ document }: BuiltPage): string[] {
  const parts =
    'header, nav, main, footer, section, article, aside, form, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, p, a, button, input, textarea, label, [id]';
  // Names of languages may be drawings; laws and standards have addresses of their own language.
  return all(document.body as unknown as Document, parts)
    .filter((element) => !element.closest('svg, .law, cite'))
    .map((element) => {
      const href = element.getAttribute('href');
      const id = element.id.includes('_R_') ? '' : element.id;
      return `${element.localName} ${id} ${href === null ? '' : withoutPrefix(href)}`;
    });
}

describe.each(builtPages)('$address', (page) => {
  const { document, html, language, screen } = page;
  const { code, direction } = language;

  it('has icons and drawings with a width and a height', () => {
    // Spacers of charts have one: the other is a pixel.
    const drawings = all(document, 'svg:has(*)');
    const unsized = drawings.filter(
      (svg) => !svg.getAttribute('width') || !svg.getAttribute('height'),
    );
    expect(unsized.map((svg) => svg.outerHTML.slice(0, 200))).toEqual([]);
  });

  it('has its language, direction, title and description', () => {
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
      code,
      direction,
    ]);
    expect(all(document, 'h1')).toHaveLength(1);
    const heading = document.querySelector('h1')?.textContent ?? '';
    const { firm, notFound, serviceNotFound } = readNamespace(code, 'common');
    if (screen.name === 'home') expect(heading).toBe(readNamespace(code, 'home').hero.headline);
    if (screen.name === 'service')
      expect(heading).toBe(readNamespace(code, 'services')[screen.slug].title);
    if (screen.name === 'notFound') expect(heading).toBe(notFound.title);
    if (screen.name === 'serviceNotFound') expect(heading).toBe(serviceNotFound.title);
    let title = heading;
    if (screen.name === 'sample') {
      expect(heading).toBe(readNamespace(code, 'services')[screen.slug].sample.question);
      title = readNamespace(code, 'samples').title.replace('{{name}}', heading);
    }
    if (screen.name !== 'home') expect(document.title).toBe(`${title} | ${firm.name}`);
    expect(attributes(document, 'meta[name=description]', 'content')).toEqual([
      expect.stringMatching(/\S/),
    ]);
  });

  it('has no inline script or style', () => {
    const scripts = 'script:not([src]):not([type="application/ld+json"])';
    const handlers = '[onclick], [onload], [onerror], [onsubmit]';
    expect(all(document, `${scripts}, ${handlers}, [style]`).map(String)).toEqual([]);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\/[^"]*\.(js|css|woff2|svg|png)"/);
  });

  it('writes a separator between the values of an input', () => {
    const inputs = all(document, '.sample-inputs li').map(({ textContent }) => textContent);
    expect(inputs.filter((text) => /\d\p{L}|\p{L}\d/u.test(text))).toEqual([]);
  });

  it('has the same structure as in the default language', () => {
    const original = pageAt.get(hrefOf(defaultLanguage, screen));
    expect(outlineOf(page)).toEqual(original && outlineOf(original));
  });

  it('shows texts in the writing system of its language', () => {
    const texts = textsIn(document);
    expect(texts.length).toBeGreaterThan(20);
    expect([...findRawText(texts), ...findWritingSystemFaults(texts, language)]).toEqual([]);
    expect(findDirectionMarks(texts)).toEqual([]);
  });
});

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's spellings of valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // The specification fixes titles of services and their suffix.
    'long-title': 'off',
    // Whoever can change a script of this origin can change the page's hash of it too.
    'require-sri': ['error', { target: 'crossorigin' }],
    // CSS keeps the number on one line, so that it can be copied with plain spaces.
    'tel-non-breaking': 'off',
  },
});

it.each(languages)('writes valid HTML in $code', async (language) => {
  const findings: string[] = [];
  for (const { address, html } of builtPages.filter((page) => page.language === language)) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${address}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  expect(findings).toEqual([]);
});

it('keeps each compound of a title in one line, without invisible characters', () => {
  const compound = /\p{L}-\p{L}/u;
  for (const { address, html, document } of indexed) {
    expect(html, address).not.toContain('\u2060');
    for (const title of document.querySelectorAll('main :is(h1, h2, h3, .display)')) {
      if (!compound.test(title.textContent)) continue;
      for (const kept of title.querySelectorAll('.one-line')) kept.remove();
      expect(title.textContent, address).not.toMatch(compound);
    }
  }
});

it.each(languages)('shows the date and the sources of law, $code', ({ code, locale }) => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  for (const { language, screen, document } of indexed) {
    if (language.code !== code || screen.name !== 'service') continue;
    const { text, law } = readNamespace(code, `services/${screen.slug}`).region;
    const part = document.querySelector('#region')?.textContent ?? '';
    expect(part).toContain(text);
    // The date does not break at the end of a line.
    if (law) expect(part).toContain(date.format(new Date(law.readOn)).replaceAll(' ', '\u00a0'));
    for (const { name } of law?.sources ?? []) expect(part).toContain(withoutIsolates(name));
  }
});
