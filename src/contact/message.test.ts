import { expect, it } from 'vitest';
import { emptyMessage, findFaults } from './message';

const message = { name: 'Amina', email: 'amina@example.com', message: 'A port' };
const isEmail = (address: string) => address === message.email;

it.each([
  ['a full message', message, {}],
  ['empty fields', emptyMessage, { name: 'required', email: 'required', message: 'required' }],
  ['spaces alone', { ...message, name: ' \n' }, { name: 'required' }],
  [
    'invisible characters alone',
    { ...message, message: '\u{200b}\u{3164}' },
    { message: 'required' },
  ],
  ['a direction mark for an address', { ...message, email: '\u{200e}' }, { email: 'required' }],
  ['what is no address', { ...message, email: 'amina@' }, { email: 'invalid' }],
])('finds the faults of %s', (_, typed, faults) => {
  expect(findFaults(typed, isEmail)).toEqual(faults);
});
