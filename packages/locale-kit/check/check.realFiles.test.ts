import { expect, it } from 'vitest';
import { readLocales } from '../files';
import { checkLocales } from './check';

it('finds nothing in the real files', () => {
  expect(checkLocales(readLocales(process.cwd())).findings).toEqual([]);
});
