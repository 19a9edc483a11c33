import { readFileSync } from 'node:fs';
import { test, expect } from '../fixtures';
import { states, statesFile } from './list';

test('every state has a name of its own and stands in the list that is read', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  const written = [...readFileSync(statesFile, 'utf8').matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)];
  expect(written.map(([, name]) => name)).toEqual(states.map(({ name }) => name));
  for (const [index, { shows }] of states.entries()) expect(written[index]?.[2]).toContain(shows);
});
