import type * as Fs from 'node:fs';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeAll } from './writeAll';

const tooLong = 'more than the disk has room for';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    if (data !== tooLong) return fs.writeFileSync(file, data, options);
    fs.writeFileSync(file, tooLong.slice(0, 4), options);
    throw new Error('ENOSPC');
  };
  return { ...fs, writeFileSync };
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-all-'));
  writeFileSync(join(root, 'list'), 'before');
});
afterEach(() => rmSync(root, { recursive: true }));

const created = new Map([
  ['a/b/one', '1'],
  ['a/two', '2'],
]);

it('writes new and changed files', () => {
  writeAll(root, { created, edited: new Map([['list', 'after']]) });
  expect(readFileSync(join(root, 'a/b/one'), 'utf8')).toBe('1');
  expect(readFileSync(join(root, 'list'), 'utf8')).toBe('after');
});

it('takes everything back when a file to change is missing', () => {
  const edited = new Map([
    ['list', 'after'],
    ['none', 'x'],
  ]);
  expect(() => writeAll(root, { created, edited })).toThrow('none');
  expect(readdirSync(root)).toEqual(['list']);
  expect(readFileSync(join(root, 'list'), 'utf8')).toBe('before');
});

it('overwrites no file that it should create, and takes the others back', () => {
  const more = new Map([...created, ['list', 'new']]);
  expect(() => writeAll(root, { created: more, edited: new Map() })).toThrow(
    'list is there already',
  );
  expect(existsSync(join(root, 'a'))).toBe(false);
  expect(readFileSync(join(root, 'list'), 'utf8')).toBe('before');
});

it('leaves every file whole when the disk is full', () => {
  writeFileSync(join(root, 'other'), 'before');
  const edited = new Map([
    ['list', 'after'],
    ['other', tooLong],
  ]);
  expect(() => writeAll(root, { created, edited })).toThrow('ENOSPC');
  for (const file of ['list', 'other']) {
    expect(readFileSync(join(root, file), 'utf8')).toBe('before');
  }
  expect(() => writeAll(root, { created: new Map([['new', tooLong]]), edited: new Map() })).toThrow(
    'ENOSPC',
  );
  expect(readdirSync(root)).toEqual(['list', 'other']);
});

it('writes over nothing that was saved since it was read', () => {
  const read = new Map([['list', Buffer.from('before')]]);
  writeFileSync(join(root, 'other'), 'x');
  writeFileSync(join(root, 'list'), 'saved meanwhile');
  const edited = new Map([
    ['other', 'y'],
    ['list', 'after'],
  ]);
  expect(() => writeAll(root, { created, edited }, read)).toThrow('list has been saved');
  expect(readFileSync(join(root, 'list'), 'utf8')).toBe('saved meanwhile');
  expect(readFileSync(join(root, 'other'), 'utf8')).toBe('x');
  expect(readdirSync(root)).toEqual(['list', 'other']);
});

it.skipIf(process.platform === 'win32')('leaves who may read and write a file', () => {
  chmodSync(join(root, 'list'), 0o600);
  writeAll(root, { created: new Map(), edited: new Map([['list', 'after']]) });
  expect(statSync(join(root, 'list')).mode & 0o777).toBe(0o600);
});
