import { expect, it } from 'vitest';
import { idOf } from './keys';
import { checkLocales, fixTypography } from './check';
import { fill } from './fill';
import { isDraft, loadProject, readLocales } from './project';
import { textsOf } from './texts';

const project = loadProject(process.cwd());
const input = readLocales(project);

it('nothing is wrong in the texts of the site, drafts apart', () => {
  const { findings } = checkLocales(input);
  expect(findings.filter((finding) => !isDraft(project, finding))).toEqual([]);
});

it('no rule would fix what is right, and nothing is missing', () => {
  expect(textsOf(input).length).toBeGreaterThan(5000);
  expect([...fixTypography(input).keys()]).toEqual([]);
  expect([...fill(input).keys()]).toEqual([]);
});

it('no sentence of a sample paper has two placeholders: numbers are in cells', () => {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const isCrowded = ({ segment }: Intl.SegmentData) => segment.split('{{').length > 2;
  const crowded = textsOf(input).filter(
    ({ name, translation }) =>
      name.startsWith('samples') && [...sentences.segment(translation ?? '')].some(isCrowded),
  );
  expect(crowded.map(idOf)).toEqual([]);
});
