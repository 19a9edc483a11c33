import { describe, expect, it } from 'vitest';
import { blockedParts, cspHash, stylesInScript, stylesOf } from './styles';

it('hashes as a policy names a style', () => {
  // The example of the specification: https://www.w3.org/TR/CSP3/#external-hash
  expect(cspHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

it('finds the styles of a page', () => {
  expect(stylesOf('<style>a{}</style><p><style media="print">b{}</style>')).toEqual(['a{}', 'b{}']);
});

describe('what a page must not hold', () => {
  it.each([
    '<script>x</script>',
    '<script type="module">x</script>',
    '<script type="text/javascript">x</script>',
    '<script type="importmap">{}</script>',
    '<p class="a" style="color:red">',
    '<body onload="x()">',
  ])('is %s', (part) => {
    expect(blockedParts(`<p>${part}</p>`)).toHaveLength(1);
  });

  it.each([
    '<script type="module" src="/a.js"></script>',
    '<script type="application/ld+json">{"a":"<p style=\\"x\\">"}</script>',
    '<style>p::after{content:"<script>"}</style>',
    '<a href="/" data-style="x" aria-label="onload">',
    '<p>style="x" onload="y"</p>',
  ])('is not %s', (part) => {
    expect(blockedParts(`<p>${part}</p>`)).toEqual([]);
  });
});

describe('a script that adds styles', () => {
  const add = 'const s=document.createElement("style");s.append(';

  it.each([
    ['a text', `${add}"a{color:red}b{}")`, ['a{color:red}b{}']],
    ['a template', `${add}\`a{color:red}\`)`, ['a{color:red}']],
    ['an escaped text', String.raw`${add}"a{content:'\u2026'}")`, ["a{content:'…'}"]],
    ['texts that are none', `${add}"{a:b}");f("x y","{{firm}}: {{x}}")`, []],
  ])('adds %s', (_, code, styles) => {
    // The element is empty before its text is put into it.
    expect(stylesInScript(code)).toEqual(styles.length > 0 ? ['', ...styles] : []);
  });

  it('is none without an element for them', () => {
    expect(stylesInScript('f("a{color:red}")')).toEqual([]);
  });
});
