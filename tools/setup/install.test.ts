import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-darwin': { version: '1.0.0', optional: true },
};

it('takes an installation as it is if it holds what the lock names', () => {
  expect(isInstalled(locked, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
});

it.each([
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/a': { version: '1.0.1' } }],
  [
    'an optional package has another version',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '0.9.0' } },
  ],
  [
    'a package is there that the lock no longer names',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
  ],
])('installs anew if %s', (_, installed) => {
  expect(isInstalled(locked, installed)).toBe(false);
});
