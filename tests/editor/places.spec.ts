import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { opening } from '../../tools/locales/editor/textMarkers';
import { serviceBase } from '../../tools/locales/editor/protocol';
import { expect, said, test } from './editor';

test('the production build holds no byte of the editor', () => {
  const dist = resolve(import.meta.dirname, '../../dist');
  expect(existsSync(dist), 'npm run build comes first').toBe(true);
  const traces = [serviceBase, opening, '\\u{E0001}', 'translate-editor'];
  const found = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = readFileSync(path, 'utf8');
      return [...traces, said.en.bar.howTo, said.fr.bar.howTo].some((each) =>
        content.includes(each),
      );
    });
  expect(found).toEqual([]);
});
