import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../i18n/readNamespace';
import { practices, services } from '../../site/catalogue';
import { serviceRecords } from '../../site/services';
import { languages } from '../../site/languages';
import { Miniature, ServiceDiagram } from '../../ui/diagrams/ServiceDiagram';

const broken = /style=|NaN|undefined|Infinity/;

describe.each(languages)('the diagrams in $code', ({ code }) => {
  it.each(services)('show every label of %s once', (slug) => {
    const { diagram } = readNamespace(code, `services/${slug}`);
    const markup = renderToStaticMarkup(<ServiceDiagram slug={slug} {...diagram} note="" />);
    expect(markup).not.toMatch(broken);
    const shown = [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) =>
      text?.replace('&#x27;', "'"),
    );
    for (const text of Object.values(diagram.labels).flat()) expect(shown).toContain(text);
  });
});

it('of one’s own are another kind for each service of a practice, and none stands on more than three pages', () => {
  const kinds = Object.values(serviceRecords).map(({ diagram }) => diagram.kind);
  for (const kind of kinds) expect(kinds.filter((one) => one === kind).length).toBeLessThan(4);
  for (const practice of practices) {
    const own = practice.services.map((slug) => serviceRecords[slug].diagram.kind);
    expect(new Set(own).size, practice.id).toBe(own.length);
  }
});

it.each(services)('have a miniature without words: %s', (slug) => {
  const markup = renderToStaticMarkup(<Miniature slug={slug} />);
  expect(markup).toMatch(/^<svg aria-hidden="true"[^>]*>(<g|<path)/);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('');
  expect(markup).not.toMatch(broken);
});
