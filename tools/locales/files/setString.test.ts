import { expect, it } from 'vitest';
import { setString } from './setString';

const file = (content: unknown, indent: string | number = 2) =>
  `${JSON.stringify(content, null, indent)}\n`;
const content = { a: 'one', list: [{ t: '1' }, { t: '2' }], group: { x: 'y', z: '“ä”\\n' } };
const order = ['a', 'list.0.t', 'list.1.t', 'list.2.t', 'group.x', 'group.y', 'group.z', 'new.a'];

it.each([
  ['a', 'نصّ «جديد»', { ...content, a: 'نصّ «جديد»' }],
  ['a', '"b" \\ $& \u2028', { ...content, a: '"b" \\ $& \u2028' }],
  ['list.1.t', 'x', { ...content, list: [{ t: '1' }, { t: 'x' }] }],
  ['list.2.t', 'x', { ...content, list: [...content.list, { t: 'x' }] }],
  ['group.y', 'w', { ...content, group: { x: 'y', y: 'w', z: content.group.z } }],
  ['new.a', 'w', { ...content, new: { a: 'w' } }],
])('sets a text at %s and keeps the indent', (key, text, expected) => {
  for (const indent of [2, 4, '\t']) {
    expect(setString(file(content, indent), key, text, order)).toBe(file(expected, indent));
  }
});

it('changes one line of a file and nothing else', () => {
  const odd = file(content).replace('"group": {', '"group" :  {').replaceAll('\n', '\r\n').trim();
  expect(setString(odd, 'a', 'two', order)).toBe(odd.replace('one', 'two'));
});

it('makes the groups and lists of a new file', () => {
  const json = setString('{}\n', 'list.0.t', '1', order);
  expect(setString(json, 'a', 'one', order)).toBe(file({ a: 'one', list: [{ t: '1' }] }));
});

it.each(['group', 'a.b', 'list.4.t', 'list.t', 'fresh.1'])('has no place for %s', (key) => {
  expect(() => setString(file(content), key, 'x', order)).toThrow(`no place for the text “${key}”`);
});

it('refuses a file that can’t be parsed', () => {
  expect(() => setString('{ "a": "one",', 'a', 'x', order)).toThrow('an error of syntax');
});
