import { rmSync } from 'node:fs';
import postcss from 'postcss';
import { build, type Rollup } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { folderWith } from '../testing/folderWith';
import { shortClasses } from './shortClasses';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function built(files: Record<string, string>): Promise<string> {
  root = folderWith(files);
  const { plugin, postcss: stylePlugin } = shortClasses(root);
  const [output] = (await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [plugin],
    css: { postcss: { plugins: [stylePlugin] } },
    esbuild: { jsx: 'transform', jsxFactory: 'jsx' },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: 'src/A.tsx', formats: ['es'], fileName: 'a' },
    },
  })) as Rollup.RollupOutput[];
  return (output?.output ?? [])
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');
}

const component = (text: string) => `import './a.css';\nexport const A = (jsx) => ${text};`;

it('writes the same names in components and styles, and keeps those with a rule of their own', async () => {
  const output = await built({
    'src/A.tsx': component('<p className="mt-1 md:mt-2 site-header mt-1" />'),
    'src/a.css': '.mt-1 { color: red } .md\\:mt-2:hover { color: blue } .other { color: green }',
    'src/styles/own.css': '.site-header { color: red }',
  });
  expect(output).toContain('"a b site-header a"');
  expect(output).toMatch(/\.a \{ color: red \} \.b:hover \{ color: blue \} \.other/);
});

it('stops the build at classes that reach no className', async () => {
  const files = {
    'src/A.tsx': component('[<p className="mt-1" />, element.add("mt-1")]'),
    'src/a.css': '',
    'src/styles/own.css': '',
  };
  await expect(built(files)).rejects.toThrow(/"mt-1" looks like classes/);
});

it('leaves styles alone outside of a build', async () => {
  root = folderWith({ 'src/styles/a.css': '', 'src/A.tsx': '<p className="mt-1" />' });
  const { css } = await postcss([shortClasses(root).postcss]).process('.mt-1{}', {
    from: undefined,
  });
  expect(css).toBe('.mt-1{}');
});
