import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../schemas/readNamespace';
import { practiceOf, services, type ServiceSlug } from '../../site/catalogue';
import { deliverableKinds } from '../../site/deliverables';
import { serviceRecords } from '../../site/services';
import { languages } from '../../site/languages';
import { ServiceDiagram } from '../../ui/diagrams/ServiceDiagram';

const broken = /NaN|undefined|Infinity/;

describe.each(languages)('diagrams in $code', ({ code }) => {
  it.each(services)('show every label of %s', (slug) => {
    const { diagram } = readNamespace(code, `services/${slug}`);
    const markup = renderToStaticMarkup(<ServiceDiagram slug={slug} {...diagram} note="" />);
    expect(markup).not.toMatch(broken);
    const shown = [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) =>
      text?.replace('&#x27;', "'"),
    );
    for (const text of Object.values(diagram.labels).flat()) expect(shown).toContain(text);
  });
});

it('uses a kind of diagram at most once in a practice, and on at most three pages', () => {
  const kindOf = (slug: ServiceSlug) => serviceRecords[slug].diagram.kind;
  const withKindOf = (slug: ServiceSlug, among: readonly ServiceSlug[]) =>
    among.filter((other) => kindOf(other) === kindOf(slug));
  for (const slug of services) {
    const pages = withKindOf(slug, services);
    expect(pages.length, `${kindOf(slug)}: ${pages.join(', ')}`).toBeLessThan(4);
    const siblings = withKindOf(slug, practiceOf(slug).services);
    expect(siblings, kindOf(slug)).toEqual([slug]);
  }
});

it.each(services)('draws the four deliverables of %s differently', (slug) => {
  const kinds = serviceRecords[slug].deliverables.map((id) => deliverableKinds[id]);
  expect(new Set(kinds).size).toBe(4);
});

it('hands over each deliverable, on at most three pages', () => {
  const handedOver = Object.values(serviceRecords).flatMap(({ deliverables }) => deliverables);
  for (const id of Object.keys(deliverableKinds)) {
    const pages = handedOver.filter((other) => other === id).length;
    expect(pages, id).toBeGreaterThan(0);
    expect(pages, id).toBeLessThan(4);
  }
});
