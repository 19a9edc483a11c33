import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../../../tools/testing/folderWith';
import { emptyFolder } from './makeBook';

it('takes an earlier book away, and makes a folder that is not there', () => {
  const folder = folderWith({ 'book.js': '', 'pictures/old.webp': '' });
  emptyFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  emptyFolder(join(folder, 'new'));
  expect(existsSync(join(folder, 'new'))).toBe(true);
  rmSync(folder, { recursive: true });
});

it('loses nothing that is no book', () => {
  const folder = folderWith({ 'letter.txt': 'Dear' });
  expect(() => emptyFolder(folder)).toThrow('something else than a book');
  expect(readdirSync(folder)).toEqual(['letter.txt']);
  rmSync(folder, { recursive: true });
});
