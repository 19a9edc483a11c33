import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAll } from './writeAll';

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
  expect(() => writeAll(root, { created: more, edited: new Map() })).toThrow('EEXIST');
  expect(existsSync(join(root, 'a'))).toBe(false);
  expect(readFileSync(join(root, 'list'), 'utf8')).toBe('before');
});
