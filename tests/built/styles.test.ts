import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { oldestEnginesStyles } from '../../tools/lint/oldestEngines.js';

it('asks nothing of engines in its built style sheets that the oldest lack', async () => {
  const eslint = new ESLint({
    ignore: false,
    overrideConfigFile: true,
    overrideConfig: { files: ['**/*.css'], ...oldestEnginesStyles },
  });
  const results = await eslint.lintFiles('dist/client/assets/static/*.css');
  expect(results.length).toBeGreaterThan(0);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
