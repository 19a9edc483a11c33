import postcss from 'postcss';
import { expect, it } from 'vitest';
import { leanStyles } from './leanStyles';

const initial = (name: string, value: string) =>
  `@property --tw-${name} { syntax: "*"; inherits: false; initial-value: ${value}; }`;

function lean(css: string): string {
  const { css: result } = postcss([leanStyles()]).process(css, { from: undefined });
  return result.replace(/\s+/g, ' ').trim();
}

it('writes the initial value of a variable that no rule sets', () => {
  expect(
    lean(`.a { border-style: var(--tw-border-style) } ${initial('border-style', 'solid')}`),
  ).toBe('.a { border-style: solid }');
});

it('writes the fallback of a variable without an initial value', () => {
  const css =
    '.a { transition-duration: var(--tw-duration, .15s) } @property --tw-duration { syntax: "*"; inherits: false }';
  expect(lean(css)).toBe('.a { transition-duration: .15s }');
});

it('drops a variable that no rule reads', () => {
  expect(lean(`.a { --tw-leading: 1; line-height: 1 } ${initial('leading', '2')}`)).toBe(
    '.a { line-height: 1 }',
  );
});

it('starts a variable anew in every element, so that it is not inherited', () => {
  const css = `.a { --tw-translate-y: 1px; translate: 0 var(--tw-translate-y) } ${initial('translate-y', '0')}`;
  expect(lean(css)).toMatch(
    /^@layer theme, base, utilities; @layer base ?\{ \*,::before,::after,::backdrop ?\{ ?--tw-translate-y: 0 ?\} ?\} ?\.a/,
  );
});

it('keeps the plain value of a colour and drops the mixed one', () => {
  const mixed =
    '@supports (color: color-mix(in lab, red, red)) { .a { color: color-mix(in oklab, var(--c) 50%, transparent) } }';
  expect(lean(`.a { color: #00000080 } ${mixed} ${initial('x', '0')}`)).toBe(
    '.a { color: #00000080 }',
  );
});

it('keeps a mixed colour that the plain value only stands in for', () => {
  const mixed =
    '@supports (color: color-mix(in lab, red, red)) { .a { color: color-mix(in srgb, currentColor 40%, transparent) } }';
  expect(lean(`.a { color: currentColor } ${mixed} ${initial('x', '0')}`)).toContain('40%');
});

it('leaves other properties alone', () => {
  const css = '@property --frost { syntax: "<number>"; inherits: true; initial-value: 0 }';
  expect(lean(css)).toBe(css);
});
