import { applyEdits, modify } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { placeTexts, setTexts } from './edit';

const order = ['a', 'b.c', 'b.d', 'e.0.f', 'e.0.g', 'e.1.f', 'e.1.g'];
const whole =
  '{\n  "a": "1",\n  "b": {\n    "c": "2",\n    "d": "3"\n  },\n  "e": [\n    {\n      "f": "4",\n      "g": "5"\n    },\n    {\n      "f": "6",\n      "g": "7"\n    }\n  ]\n}\n';

it('puts each missing text into its place, in whichever order they come', () => {
  const texts = order.map((key, index) => [key, String(index + 1)] as const);
  const backwards = [...texts.filter(([key]) => !key.startsWith('e')).reverse(), ...texts.slice(3)];
  expect(setTexts(undefined, new Map(texts), order)).toBe(whole);
  expect(setTexts('{}\n', new Map(backwards), order)).toBe(whole);
  for (const [key, value] of texts) {
    const path = key.split('.').map((part) => (/\d/u.test(part) ? Number(part) : part));
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    const without = applyEdits(whole, modify(whole, path, undefined, { formattingOptions }));
    expect(without).not.toContain(`"${value}"`);
    expect(setTexts(without, new Map([[key, value]]), order), key).toBe(whole);
  }
});

it.each([
  ['by tabs and CRLF', '{\r\n\t"a": "1",\r\n\t"c": "3"\r\n}\r\n', '\t"b": "2",\r\n'],
  ['by four spaces', '{\n    "a": "1",\n    "c": "3"\n}', '    "b": "2",\n'],
])('adds one line to a file that is indented %s', (_, file, line) => {
  const added = setTexts(file, new Map([['b', '2']]), ['a', 'b', 'c']);
  expect(added.replace(line, '')).toBe(file);
});

it('adds the entries of a list in their order, and none before those that it follows', () => {
  const texts = new Map([
    ['l.1', 'y'],
    ['l.0', 'x'],
  ]);
  expect(setTexts('{"l":[]}', texts, ['l.0', 'l.1'])).toMatch(/"x",\s*"y"/u);
  const second = new Map([['l.1', 'y']]);
  expect(() => setTexts('{"l":[]}', second, ['l.0', 'l.1'])).toThrow('no place for the text “l.1”');
});

it.each([
  ['a.b', '“a” is no group'],
  ['l.x', '“l” is no group'],
  ['a.0', '“a” is no list'],
  ['g.0.t', '“g” is no list'],
  ['l', 'something else than a text'],
  ['l.2', 'entries of its list that come before it are missing'],
  ['m.1.t', 'entries of its list that come before it are missing'],
])('refuses %j, where no text can stand, and takes the others', (key, reason) => {
  const file = '{"a":"x","l":["y"],"g":{}}';
  const said = `The file has no place for the text “${key}”: ${reason}`;
  expect(() => setTexts(file, new Map([[key, 'z']]), [key])).toThrow(said);
  const texts = new Map([
    [key, 'z'],
    ['b', 'new'],
  ]);
  const { content, refused } = placeTexts(file, texts, ['b', key]);
  expect(JSON.parse(content)).toEqual({ ...JSON.parse(file), b: 'new' });
  expect([...refused.keys()]).toEqual([key]);
});
