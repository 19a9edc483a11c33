import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { folderWith } from '../../../tools/testing/folderWith';
import { bookDocument, bookMark } from './BookDocument';
import { makeBook, placeBook } from './makeBook';

const folders: string[] = [];
const folderOf = (files: Record<string, string>) => {
  const folder = folderWith(files);
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

const earlier = {
  'index.html': `${bookMark}<img src="pictures/old.en.phone.webp"/><img src="pictures/home.en.phone.webp"/>`,
  'book.js': '',
  'pictures/home.en.phone.webp': 'old',
  'pictures/old.en.phone.webp': 'old',
};

/** A book that can't be made: the project has no texts. */
const failing = (folder: string) =>
  makeBook({ root: folderOf({}), folder, screens: [], browser: {}, say: () => undefined });

it('writes the mark that a book is known by', () => {
  const lists = { texts: [], pages: [], elsewhere: [], files: [] };
  const findings = { missing: [], stale: [], suspicious: [] };
  const book = { firm: 'Firm', madeOn: new Date(0), isPartial: false, ...lists, findings };
  expect(bookDocument(book)).toContain(bookMark);
});

it('keeps the earlier book when the new one can’t be made', async () => {
  const folder = folderOf(earlier);
  await expect(failing(folder)).rejects.toThrow('glossary.json');
  expect(filesIn(folder)).toEqual(Object.keys(earlier).sort());
});

it('puts a book in the place of an earlier one, and leaves what reviewers put there', () => {
  const folder = folderOf({ ...earlier, 'remarks.txt': 'Dear', 'pictures/mine.webp': 'mine' });
  const made = folderOf({ 'index.html': bookMark, 'pictures/home.en.phone.webp': 'new' });
  placeBook(made, folder);
  expect(filesIn(folder)).toEqual([
    'book.js',
    'index.html',
    'pictures/home.en.phone.webp',
    'pictures/mine.webp',
    'remarks.txt',
  ]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(bookMark);
  expect(readFileSync(join(folder, 'pictures/home.en.phone.webp'), 'utf8')).toBe('new');
});

it.each([
  ['a script of the same name', { 'book.js': '', 'chapter.txt': 'Once' }],
  ['another page', { 'index.html': '<title>Mine</title>' }],
])('takes no folder with %s for a book', async (_, files) => {
  const folder = folderOf(files);
  await expect(failing(folder)).rejects.toThrow('something else than a book');
  expect(filesIn(folder)).toEqual(Object.keys(files).sort());
});
