import { describe, expect, it } from 'vitest';
import { neighboursOf, sectionPractices, services } from '../site/catalogue';
import { composePage, composeShared } from './compose';
import { localeFiles } from './localeFiles';

const source = localeFiles('en', process.cwd(), true);
const common = source.common();

describe('composeShared', () => {
  it('is all of the common texts but those of single screens', () => {
    const { service: _service, notFound: _notFound, serviceNotFound: _missing, ...shared } = common;
    expect(composeShared(source)).toEqual(shared);
  });

  it('leaves the file as it is', () => {
    composeShared(source);
    expect(source.common()).toHaveProperty('service');
  });
});

describe('composePage', () => {
  it('gives the home page its texts, all titles, and the texts of the cards it has', () => {
    const { messages, content } = composePage(source, { name: 'home' });
    expect(messages).toEqual({ home: source.home() });
    if (content.screen !== 'home') throw new Error('Not the home page');
    expect(Object.keys(content.titles)).toEqual([...services]);
    expect(Object.keys(content.summaries)).toEqual(
      sectionPractices.flatMap((practice) => practice.services),
    );
  });

  it('gives a service page its document without the card text, and the titles it links to', () => {
    const slug = 'urban-development-and-regeneration-strategy';
    const { messages, content } = composePage(source, { name: 'service', slug });
    const { related, previous, next } = neighboursOf(slug);
    const { title, description, intro, phases } = source.service(slug);
    expect(messages).toEqual({ common: { service: common.service } });
    expect(content).toEqual({
      screen: 'service',
      slug,
      service: { title, description, intro, phases },
      titles: Object.fromEntries(
        [...related, previous, next].map((other) => [other, source.service(other).title]),
      ),
    });
  });

  it('gives the not-found pages their own words and no documents', () => {
    const { notFound, serviceNotFound } = common;
    expect(composePage(source, { name: 'notFound' })).toEqual({
      messages: { common: { notFound } },
      content: { screen: 'notFound' },
    });
    expect(composePage(source, { name: 'serviceNotFound' })).toEqual({
      messages: { common: { notFound, serviceNotFound } },
      content: { screen: 'serviceNotFound' },
    });
  });
});
