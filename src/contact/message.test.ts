import { expect, it } from 'vitest';
import { emptyMessage, validate } from './message';

const message = { name: 'Amina', email: 'amina@example.com', message: 'A port' };
const isEmail = (address: string) => address === message.email;

it.each([
  ['all fields filled in', message, {}],
  ['empty fields', emptyMessage, { name: 'required', email: 'required', message: 'required' }],
  ['spaces alone', { ...message, name: ' \n' }, { name: 'required' }],
  [
    'invisible characters alone',
    { ...message, message: '\u{200b}\u{3164}' },
    { message: 'required' },
  ],
  ['a direction mark for an address', { ...message, email: '\u{200e}' }, { email: 'required' }],
  [
    'a comma in the domain',
    { ...message, email: 'amina@example،com' },
    { email: { character: '،' } },
  ],
  ['half an address', { ...message, email: 'amina@' }, { email: 'invalid' }],
])('validates a message with %s', (_, typed, errors) => {
  expect(validate(typed, isEmail)).toEqual(errors);
});
