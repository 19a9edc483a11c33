import { expect, it } from 'vitest';
import { readDocument } from './check/document';
import { allTexts, findText, setTexts } from './edit';

const edit = (json: string, key: string, text: string) =>
  setTexts(json, new Map([[key, text]]), []);

const textsOf = (json: string) => {
  const { root } = readDocument(json);
  return root ? allTexts(root).map(({ key, text }) => [key, text] as const) : [];
};

it.each([
  ['a plain text', '{ "a": "one", "b": "two" }', 'b', 'three', '{ "a": "one", "b": "three" }'],
  ['a value like its key', '{"a":"a"}', 'a', 'b', '{"a":"b"}'],
  ['one of two equal values', '{"a":"x","b":"x"}', 'b', 'y', '{"a":"x","b":"y"}'],
  ['a text in a list', '{"p":[{"t":"1"},{"t":"1"}]}', 'p.1.t', '2', '{"p":[{"t":"1"},{"t":"2"}]}'],
  ['an empty text', '{"a":""}', 'a', 'x', '{"a":"x"}'],
  ['to an empty text', '{"a":"x"}', 'a', '', '{"a":""}'],
  ['quotation marks and backslashes', '{"a":"x"}', 'a', 'a "b" \\ c', '{"a":"a \\"b\\" \\\\ c"}'],
  ['a value that ends in a backslash', '{"a":"x\\\\","b":"y"}', 'a', 'z', '{"a":"z","b":"y"}'],
  ['a value with an escaped quote', '{"a":"\\"}","b":"y"}', 'a', 'z', '{"a":"z","b":"y"}'],
  ['Arabic', '{"a":"نص"}', 'a', 'نصّ «جديد»', '{"a":"نصّ «جديد»"}'],
  ['beyond the first plane', '{"a":"x"}', 'a', '𝒳 🏗️', '{"a":"𝒳 🏗️"}'],
  ['half a character, kept readable', '{"a":"x"}', 'a', '\ud83d', '{"a":"\\ud83d"}'],
  ['a line break', '{"a":"x"}', 'a', 'b\nc', '{"a":"b\\nc"}'],
  ['a pattern of replacements', '{"a":"x"}', 'a', "$& $1 $'", '{"a":"$& $1 $\'"}'],
])('writes %s', (_, before, key, text, after) => {
  expect(edit(before, key, text)).toBe(after);
  const intended = new Map(textsOf(before)).set(key, text);
  expect(textsOf(after)).toEqual([...intended]);
});

it.each([
  ['CRLF and tabs', '{\r\n\t"a": "one",\r\n\t"b": "two"\r\n}\r\n'],
  ['no line break at the end', '{\n    "a" :   "one"\n  , "b":"two"}'],
])('leaves %s as they are', (_, before) => {
  expect(edit(before, 'a', 'three')).toBe(before.replace('one', 'three'));
});

it.each(['__proto__', 'constructor', 'a.length', 'l.01', 'l.-1', 'l.length', '', 'a.', 'l', 'n'])(
  'finds no text at %j',
  (key) => {
    const json = '{"a":"x","l":["y"],"n":1}';
    const { root } = readDocument(json);
    expect(root && findText(root, key)).toBeNull();
  },
);
