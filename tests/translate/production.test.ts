import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { strings } from '../../packages/locale-editor/editor/strings';
import { opening } from '../../packages/locale-editor/editor/marks';
import { serviceBase, tokenHeader } from '../../packages/locale-editor/editor/protocol';

const dist = resolve(import.meta.dirname, '../../dist');

/** What only the editor holds. */
const traces = [
  serviceBase,
  tokenHeader,
  opening,
  '\\u{E0001}',
  'translate-editor',
  'translate:draft',
  'editor-session',
  'packages/locale-editor/editor',
  'locales:changed',
  strings.howTo,
  strings.conflict,
];

test('the production build holds no byte of the editor', () => {
  expect(existsSync(dist), 'npm run build comes first').toBe(true);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const content = readFileSync(path, 'utf8');
    return [...traces, 'editor.css', 'translate.ts']
      .filter((trace) => path.slice(dist.length).includes(trace) || content.includes(trace))
      .map((trace) => `${path.slice(dist.length)}: ${trace}`);
  });
  expect(found).toEqual([]);
});
