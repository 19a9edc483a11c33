import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readNamespace } from '../../src/schemas/readNamespace';
import { sampleSlugs, services } from '../../src/site/catalogue';
import { languages } from '../../src/site/languages';
import { drawCard } from './drawCard';

const practice = { id: 'tourism', name: 'A practice' } as const;

it.each(languages)('has room for the longest title in $code', async (language) => {
  const index = readNamespace(language.code, 'services');
  const { headline } = readNamespace(language.code, 'home').hero;
  const { firm, practices, sample } = readNamespace(language.code, 'common');
  const longest = services
    .map((slug) => index[slug].title)
    .reduce((long, title) => (title.length > long.length ? title : long));
  const wide = { ...practice, name: `${sample.label} · ${practices.urban}` };
  const questions = sampleSlugs.map((slug) => index[slug].sample.question);
  const cards = [
    { title: headline },
    { title: longest, practice },
    ...questions.map((title) => ({ title, practice: wide })),
  ];
  for (const texts of cards) {
    const card = await drawCard({ ...texts, firm: firm.name }, language);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
});

it('throws if a title has no room', async () => {
  const [language] = languages;
  const texts = { title: 'word '.repeat(90), firm: 'The firm', practice };
  await expect(language && drawCard(texts, language)).rejects.toThrow('No room');
});
