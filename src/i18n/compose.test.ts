import { describe, expect, it } from 'vitest';
import { neighboursOf, sectionPractices, services } from '../site/catalogue';
import { composePage } from './compose';
import { localeFiles } from './localeFiles';

const source = localeFiles('en', process.cwd(), true);

describe('composePage', () => {
  it('gives the home page its texts, all titles, and the texts of the cards it has', () => {
    const { home, content } = composePage(source, { name: 'home' });
    expect(home).toEqual(source.home());
    if (content.screen !== 'home') throw new Error('Not the home page');
    expect(Object.keys(content.titles)).toEqual([...services]);
    expect(Object.keys(content.summaries)).toEqual(
      sectionPractices.flatMap((practice) => practice.services),
    );
  });

  it('gives a service page its document without the card text, and the titles it links to', () => {
    const slug = 'urban-development-and-regeneration-strategy';
    const { home, content } = composePage(source, { name: 'service', slug });
    const { related, previous, next } = neighboursOf(slug);
    const { title, description, intro, phases } = source.service(slug);
    expect(home).toBeUndefined();
    expect(content).toEqual({
      screen: 'service',
      slug,
      service: { title, description, intro, phases },
      titles: Object.fromEntries(
        [...related, previous, next].map((other) => [other, source.service(other).title]),
      ),
    });
  });

  it('gives the not-found pages no documents', () => {
    for (const screen of ['notFound', 'serviceNotFound'] as const) {
      expect(composePage(source, { name: screen })).toEqual({ content: { screen } });
    }
  });
});
