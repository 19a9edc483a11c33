import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../../tools/locales/messages/en.json';
import fr from '../../tools/locales/messages/fr.json';
import { serviceBase } from '../../tools/locales/editor/protocol';
import { boundary } from '../../tools/locales/editor/textMarkers';

it('the built site holds no byte of the editor', () => {
  const traces = [serviceBase, boundary, '\\u{E0001}', 'translate-editor', 'translate:draft'];
  const files = readdirSync('dist', { recursive: true, withFileTypes: true });
  const found = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = readFileSync(path, 'utf8');
      return [...traces, en.bar.howTo, fr.bar.howTo].some((trace) => content.includes(trace));
    });
  expect(found).toEqual([]);
});
