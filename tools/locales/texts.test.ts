import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { readDocument } from './sourceFile';
import { repairText } from './rules/patterns';
import { allTexts } from './edit';
import { localePath, readLocales } from './files';
import { loadProject } from './project';

const input = readLocales(loadProject(process.cwd()));

it('nothing is wrong in the texts of the site', () => {
  expect(checkLocales(input).findings).toEqual([]);
});

it.each(['en', 'ar', 'fr'])('no rule would put right what is right in %s', (code) => {
  const texts = [...input.schemas.keys()].flatMap((name) => {
    const { root } = readDocument(input.files.get(localePath(code, name)) ?? '{}');
    return root ? allTexts(root) : [];
  });
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => repairText(text, code) !== text)).toEqual([]);
});
