import { rmSync } from 'node:fs';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { folderWith } from '../testing/folderWith';
import { oldestEngines, oldestEnginesStyles } from './oldestEngines.js';

let root: string;
let eslint: ESLint;
beforeAll(() => {
  const compilerOptions = { strict: true, lib: ['ES2023', 'DOM'] };
  root = folderWith({
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['x.ts'] }),
    'x.ts': '',
  });
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      ...oldestEngines,
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { projectService: true, tsconfigRootDir: root },
      },
    },
  });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

async function complaints(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}/x.ts` });
  return (result?.messages ?? []).map(({ message }) => message);
}

it.each([
  ['AbortSignal.any()', 'void AbortSignal.any([]);'],
  ['View transitions', 'document.startViewTransition(() => undefined);'],
  ['URLPattern', 'void new URLPattern();'],
])('reports %s, which the oldest engines lack', async (name, code) => {
  expect(await complaints(code)).toEqual([expect.stringContaining(name)]);
});

it('accepts features that all supported engines have', async () => {
  const code = 'document.body.hidePopover(); document.body.inert = true; void [1].at(-1);';
  expect(await complaints(code)).toEqual([]);
});

it.each([
  ['view-transition-name', 'main { view-transition-name: page }'],
  ['field-sizing', '@theme { --a: 1 } textarea { field-sizing: content }'],
  ['@scope', '@scope (main) { p { opacity: 0 } }'],
])('reports %s in a style sheet', async (name, code) => {
  const styles = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: { files: ['**/*.css'], ...oldestEnginesStyles },
  });
  const [result] = await styles.lintText(code, { filePath: `${root}/x.css` });
  const messages = (result?.messages ?? []).map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining(`'${name}'`)]);
});
