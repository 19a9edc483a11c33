import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../src/schemas/readNamespace';
import { practices, sectionPractices, sampleSlugs, services } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { serviceRecords } from '../../src/site/services';
import { builtPages } from './site';

const withoutIsolates = (text = '') => text.replace(/\p{Bidi_Control}/gu, '');

const homes = builtPages.filter(({ screen }) => screen.name === 'home');

describe.each(homes)('the index of services, $address', ({ document, language }) => {
  const texts = readNamespace(language.code, 'services');
  const practiceTexts = readNamespace(language.code, 'common').practices;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const nameOf = (link: Element) => {
    const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const parts = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : [link];
    return withoutIsolates(parts.map((part) => part?.textContent.trim()).join(' '));
  };

  it('has the four specified cards, then the special projects, which are no card', () => {
    const titles = practices.map(({ id }) => practiceTexts[id]);
    const titlesOf = (selector: string) =>
      all(selector).map(({ textContent }) => withoutIsolates(textContent));
    expect(titlesOf('.index h3')).toEqual(titles);
    expect(titlesOf('#services article h3')).toEqual(titles.slice(0, 4));
  });

  it('links each service by name once, below its practice, and counts all of them', () => {
    const blocks = all('#services [data-practice]:has(h3)').map((block) =>
      [...block.querySelectorAll('details a')].map((link) => [
        nameOf(link),
        link.getAttribute('href'),
      ]),
    );
    expect(blocks).toEqual(
      practices.map((practice) =>
        practice.services.map((slug) => [
          withoutIsolates(texts[slug].title),
          hrefOf(language, { name: 'service', slug }),
        ]),
      ),
    );
    expect(blocks.flat()).toHaveLength(services.length);
    const number = expect.stringMatching(new RegExp(`\\b${services.length}\\b`)) as string;
    expect(document.querySelector('#services h2 + p')?.textContent).toEqual(number);
    expect(document.querySelector('#services svg text')?.textContent).toEqual(number);
  });

  it('says on the card of each service which of its documents the client receives', () => {
    const names = readNamespace(language.code, 'deliverables');
    const { receive } = readNamespace(language.code, 'home');
    for (const { services: own } of sectionPractices) {
      for (const slug of own) {
        const card = document.getElementById(slug)?.closest('article');
        const paragraphs = [...(card?.querySelectorAll('p') ?? [])];
        const received = serviceRecords[slug].deliverables.map((id) =>
          receive.replace('{{deliverable}}', names[id]).replaceAll(/<\/?label>/g, ''),
        );
        const shown = paragraphs.map(({ textContent }) => withoutIsolates(textContent));
        expect(shown.filter((text) => received.includes(text))).toHaveLength(1);
      }
    }
  });

  it('is where a practice without a section is', () => {
    for (const { anchor, listedIn, services: own } of practices) {
      const place = document.getElementById(anchor);
      expect(place?.localName).toBe(listedIn === 'overview' ? 'article' : 'section');
      expect(place?.querySelectorAll('a[href*="/services/"]:not([href$=sample])').length).toBe(
        own.length,
      );
    }
  });

  it('names each link differently, and says which sample paper a link leads to', () => {
    const links = all('main a[href^="/"]');
    const names = links.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const slug of sampleSlugs) {
      const link = document.getElementById(`to-sample-${slug}`);
      expect(link && nameOf(link)).toContain(withoutIsolates(texts[slug].sample.question));
    }
  });
});
