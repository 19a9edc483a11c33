import { describe, expect, it } from 'vitest';
import { setTexts } from './edit';

const file = (content: unknown, indent: string | number = 2) =>
  `${JSON.stringify(content, null, indent)}\n`;
const content = { a: 'one', list: [{ t: '1' }, { t: '2' }], group: { x: 'y', z: '“ä”\\n' } };
const order = ['a', 'list.0.t', 'list.1.t', 'list.2.t', 'group.x', 'group.y', 'group.z', 'new.a'];
const put = (text: string, key: string, by: string) => setTexts(text, new Map([[key, by]]), order);

describe('a text is written', () => {
  it.each([
    ['a', 'نصّ «جديد»', { ...content, a: 'نصّ «جديد»' }],
    ['a', '"b" \\ $& \u2028', { ...content, a: '"b" \\ $& \u2028' }],
    ['list.1.t', 'x', { ...content, list: [{ t: '1' }, { t: 'x' }] }],
    ['list.2.t', 'x', { ...content, list: [...content.list, { t: 'x' }] }],
    ['group.y', 'w', { ...content, group: { x: 'y', y: 'w', z: content.group.z } }],
    ['new.a', 'w', { ...content, new: { a: 'w' } }],
  ])('at %s', (key, text, expected) => {
    for (const indent of [2, 4, '\t']) {
      expect(put(file(content, indent), key, text)).toBe(file(expected, indent));
    }
  });

  it('with the line ends of the file', () => {
    const windows = file(content).replaceAll('\n', '\r\n');
    expect(put(windows, 'a', 'two')).toBe(windows.replace('one', 'two'));
    expect(put(file(content).trim(), 'a', 'one')).toBe(file(content).trim());
  });

  it('to a file that is not there yet', () => {
    expect(setTexts(undefined, new Map([['group.x', 'y']]), order)).toBe(
      file({ group: { x: 'y' } }),
    );
  });
});

it.each(['group', 'a.b', 'list.4.t', 'list.t'])('has no place for %s', (key) => {
  expect(() => put(file(content), key, 'x')).toThrow(`no place for the text “${key}”`);
});
