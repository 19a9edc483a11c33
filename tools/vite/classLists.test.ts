import { expect, it } from 'vitest';
import { textsOf } from './classLists';

const classes = (source: string) => textsOf(source).lists.map(({ text }) => text.trim());

it.each([
  ['an attribute', '<a className="x y" title="t" />', ['x y']],
  [
    'both ways of a condition, not the condition',
    "<a className={v === 'n' ? 'x' : 'y'} />",
    ['x', 'y'],
  ],
  ['the pieces of a template', '<a className={`x ${open ? "y" : ""} z`} />', ['x', 'z', 'y', '']],
  ['a constant', "const look = 'x'; <a className={look} />", ['x']],
  [
    'a constant of constants',
    "const a = 'x'; const b = `${a} y`; <a className={b} />",
    ['', 'y', 'x'],
  ],
  ['what a record holds', "const of = { s: 'x' } as const; <a className={of[size]} />", ['x']],
  [
    'a default value',
    "function A({ className = 'x' }) { return <a className={className} />; }",
    ['x'],
  ],
  ['what follows a check', "<a className={isOn && 'x'} />", ['x']],
])('finds %s', (_, source, expected) => {
  expect(classes(source).sort()).toEqual([...expected].sort());
});

it('gives the other texts, to look for classes that reach no className', () => {
  expect(textsOf("call('x y'); <a className='z' role='note' />").others).toEqual(['x y', 'note']);
});

it('says where a text stands', () => {
  const source = '<a className="x y" />';
  const [list] = textsOf(source).lists;
  expect(source.slice(list?.from, list?.to)).toBe('x y');
});
