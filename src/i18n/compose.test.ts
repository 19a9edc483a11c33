import { describe, expect, it } from 'vitest';
import { practices, relatedTo, sectionPractices, services } from '../site/catalogue';
import { composePage } from './compose';
import { localeFiles } from './localeFiles';

const source = localeFiles('en');

describe('composePage', () => {
  it('gives the home page its texts, all titles, and the documents and texts of its cards', () => {
    const { home, content } = composePage(source, { name: 'home' });
    expect(home).toEqual(source.home());
    if (content.screen !== 'home') throw new Error('Not the home page');
    expect(Object.keys(content.titles)).toEqual([...services]);
    expect(Object.keys(content.documents)).toEqual([...services]);
    const [lead] = sectionPractices[0]?.services ?? [];
    if (!lead) throw new Error('No service leads a section');
    expect(content.questions[lead]).toBe(source.service(lead).questions[0]);
    // A service's rarest document: those with a sample paper show it.
    for (const { samples } of practices)
      for (const slug of samples) expect(content.documents[slug]).toBe(source.sample(slug).name);
  });

  it('gives a service page its document, and what it refers to', () => {
    const slug = 'urban-development-and-regeneration-strategy';
    const { home, content } = composePage(source, { name: 'service', slug });
    const { title, intro, phases, references, neighbours, figure } = source.service(slug);
    expect(home).toBeUndefined();
    if (content.screen !== 'service') throw new Error('Not a service page');
    expect(content.service).toMatchObject({ title, intro, phases, figure });
    expect(content.service.references.map(({ id, reason }) => [id, reason])).toEqual(
      Object.entries(references ?? {}),
    );
    expect(content.service.references[0]).toMatchObject(
      source.references()['new-urban-agenda'] ?? {},
    );
    expect(content.service.elsewhere.map((other) => [other.slug, other.condition])).toEqual(
      Object.entries(neighbours ?? {}),
    );
  });

  it('gives a service page the titles that it links to, and a question of its practice’s others', () => {
    const slug = 'visitor-economy-strategy';
    const { content } = composePage(source, { name: 'service', slug });
    const related = relatedTo(slug);
    if (content.screen !== 'service') throw new Error('Not a service page');
    const linked = [...related, ...content.service.elsewhere.map((one) => one.slug)];
    expect(new Set(Object.keys(content.titles))).toEqual(new Set(linked));
    expect(content.questions).toEqual(
      Object.fromEntries(related.map((other) => [other, source.service(other).questions[0]])),
    );
  });

  it('gives the not-found pages no documents', () => {
    for (const screen of ['notFound', 'serviceNotFound'] as const) {
      expect(composePage(source, { name: screen })).toEqual({ content: { screen } });
    }
  });
});
