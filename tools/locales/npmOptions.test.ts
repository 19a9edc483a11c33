import { Command } from 'commander';
import { expect, it } from 'vitest';
import { withNpmOptions } from './npmOptions';

const receive = new Command('receive')
  .argument('<file>')
  .option('--write', '')
  .option('--take <texts...>', '')
  .option('--author <name>', '')
  .option('--no-open', '');

it.each([
  ['options that npm has not taken', ['a.xlf', '--write'], {}, ['a.xlf', '--write']],
  ['a flag', ['a.xlf'], { npm_config_write: 'true' }, ['a.xlf', '--write']],
  [
    'a flag that npm has not removed',
    ['a.xlf', '--write'],
    { npm_config_write: 'true' },
    ['a.xlf', '--write'],
  ],
  ['a negated flag', ['a.xlf'], { npm_config_open: '' }, ['a.xlf', '--no-open']],
  ['a value', ['a.xlf', 'Zoé'], { npm_config_author: 'true' }, ['a.xlf', '--author', 'Zoé']],
  ['a value after =', ['a.xlf'], { npm_config_author: 'Zoé' }, ['a.xlf', '--author', 'Zoé']],
  ['several values', ['a', 'b', 'c'], { npm_config_take: 'true' }, ['a', '--take', 'b', 'c']],
  [
    'a flag and a value',
    ['a.xlf', 'Zoé'],
    { npm_config_author: 'true', npm_config_write: 'true' },
    ['a.xlf', '--author', 'Zoé', '--write'],
  ],
  ['no variable of npm', ['a.xlf'], { npm_config_registry: 'x', write: '1' }, ['a.xlf']],
])('reads %s', (_, args, environment, expected) => {
  expect(withNpmOptions(receive, args, environment)).toEqual(expected);
});

it('refuses two options that both wait for a value', () => {
  const environment = { npm_config_author: 'true', npm_config_take: 'true' };
  expect(() => withNpmOptions(receive, ['a.xlf', 'b', 'c'], environment)).toThrow('without npm');
});
