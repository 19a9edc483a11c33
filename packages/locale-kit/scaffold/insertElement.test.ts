import { expect, it } from 'vitest';
import { insertElement, listWithin } from './insertElement';

const insert = (text: string, inner = false) =>
  insertElement({
    ...{ path: 'src/list.ts', text, constant: 'list', element: '"new"' },
    ...(inner && { find: listWithin('b', 'items') }),
  });

it.each([
  ["const list = ['a'];\n", "const list = ['a', 'new'];\n"],
  ['const list = [];\n', "const list = ['new'];\n"],
  ["const list = ['a',];\n", "const list = ['a', 'new'];\n"],
  [
    "const none = 1;\nexport const list = ['a'] as const satisfies string[];\n",
    "const none = 1;\nexport const list = ['a', 'new'] as const satisfies string[];\n",
  ],
])('adds to %j', async (text, expected) => {
  expect(await insert(text)).toBe(expected);
});

it('adds to the list in an entry of the list', async () => {
  const text = "const list = [\n  { id: 'a', items: [] },\n  { id: 'b', items: ['x'] },\n];\n";
  expect(await insert(text, true)).toBe(text.replace("'x'", "'x', 'new'"));
});

it.each(["const other = ['a'];", 'const list = make();', 'list;'])(
  'says so when there is no such list: %s',
  async (text) => {
    await expect(insert(text)).rejects.toThrow('src/list.ts has no list "list"');
  },
);

it('says so when the list has no such entry', async () => {
  await expect(insert("const list = [{ id: 'a', items: [] }];", true)).rejects.toThrow('no list');
});

it('puts an element in the place of others', async () => {
  const insertion = { path: 'src/list.ts', constant: 'list', element: '"new"', keep: 1 };
  const text = "const list = ['a', 'b', 'c'] as const;\n";
  expect(await insertElement({ ...insertion, text })).toBe("const list = ['a', 'new'] as const;\n");
});
