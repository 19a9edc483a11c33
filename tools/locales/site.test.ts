import { expect, it } from 'vitest';
import glossary from '../../locales/glossary.json' with { type: 'json' };
import { idOf } from './files/keys';
import { checkLocales } from './check/check';
import { fixTypography } from './check/fixTypography';
import { fill } from './fill';
import { isDraft } from './check/report';
import { loadProject, readLocales } from './files/project';
import { localeTexts } from './files/localeFile';
import fr from './messages/fr.json' with { type: 'json' };

const project = loadProject(process.cwd());
const input = readLocales(project);

it('the site’s texts have no findings, except drafts', () => {
  const { findings } = checkLocales(input);
  expect(findings.filter((finding) => !isDraft(project, finding))).toEqual([]);
});

it('fix and fill change nothing in the site’s texts', () => {
  expect(localeTexts(input).length).toBeGreaterThan(5000);
  expect([...fixTypography(input).keys()]).toEqual([]);
  expect([...fill(input).keys()]).toEqual([]);
});

it('no sentence of a sample paper has two placeholders: numbers are in cells', () => {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const isCrowded = ({ segment }: Intl.SegmentData) => segment.split('{{').length > 2;
  const crowded = localeTexts(input).filter(
    ({ name, translation }) =>
      name.startsWith('samples') && [...sentences.segment(translation ?? '')].some(isCrowded),
  );
  expect(crowded.map(idOf)).toEqual([]);
});

it('every place that has a name in French and Arabic is one of the schemas', () => {
  const places = localeTexts(input).map(({ meta }) => meta.where);
  expect(places).toEqual(expect.arrayContaining(Object.keys(fr.places)));
});

it('every glossary wording except terms is the wording of a text', () => {
  const read = new Set(localeTexts(input).map(({ meta }) => meta.glossaryId));
  const unread = glossary.filter(({ id }) => !id.startsWith('term.') && !read.has(id));
  expect(unread).toEqual([]);
});

it.each([
  ['about.stats.years', '>20+<', '>35+<'],
  ['about.stats.clients', '>50+<', '>500+<'],
  ['about.stats.offices', 'Cairo and London<', 'Cairo and Paris<'],
])(
  'reports a number or place in %s that differs from the specified one',
  (key, specified, changed) => {
    const file = 'locales/en/home.json';
    const home = new TextDecoder().decode(input.files.get(file) as Uint8Array);
    expect(home).toContain(specified);
    const files = new Map(input.files).set(file, home.replace(specified, changed));
    const { findings } = checkLocales({ ...input, files });
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'glossary-source', file, key }),
    );
  },
);
