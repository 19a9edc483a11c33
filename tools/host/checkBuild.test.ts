import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { folderWith } from '../testing/folderWith';
import { checkBuild } from './checkBuild';

const policy = "default-src 'none'; script-src 'self' https://allowed.example; style-src 'self'";
const others = {
  'assets/here.js': 'import("./chunks/here.js"); import("./chunks/gone.js");',
  'assets/chunks/here.js': 'import "../here.js";',
  'favicon.svg': '',
};
let root = '';
afterEach(() => rmSync(root, { recursive: true }));

function problemsOf(html: string): string[] {
  root = folderWith({ 'x.html': html, ...others });
  const page = join(root, 'x.html');
  return checkBuild(root, [page], policy).map((problem) => problem.slice(`${page}: `.length));
}

it('names sources that the policy blocks', () => {
  const html =
    '<script async="" src="https://a.example/x.js"></script><script src="https://allowed.example/y.js"></script>' +
    '<iframe src="//maps.example/embed?q=1" title="x"></iframe>' +
    '<link rel="stylesheet" href="https://b.example/x.css"><link rel="canonical" href="https://c.example/">';
  expect(problemsOf(html)).toEqual([
    'the policy blocks script-src https://a.example',
    'the policy blocks frame-src //maps.example',
    'the policy blocks style-src https://b.example',
  ]);
});

it('names an inline script, but not a data block', () => {
  expect(problemsOf('<script type="module">import "/assets/here.js"</script>')).toEqual([
    "the policy blocks script-src 'unsafe-inline'",
  ]);
  rmSync(root, { recursive: true });
  expect(problemsOf('<script type="application/ld+json">{}</script>')).toEqual([]);
});

it('names files that were not built', () => {
  const html =
    '<link rel="stylesheet" href="/assets/gone.css"><script src="/assets/here.js?x"></script>' +
    '<link rel="icon" href="/favicon.svg"><a href="/services/x">x</a><a href="https://a.example/y.pdf">y</a>';
  expect(problemsOf(html)).toEqual(['/assets/gone.css is missing']);
});

it('names chunks that a script imports and that were not built', () => {
  root = folderWith(others);
  const script = join(root, 'assets/here.js');
  expect(checkBuild(root, [script, join(root, 'assets/chunks/here.js')], policy)).toEqual([
    `${script}: ./chunks/gone.js is missing`,
  ]);
});
