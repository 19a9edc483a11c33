import { expect, it } from 'vitest';
import { nodeProblem } from './project.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('takes Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(['20.18.3', '18.20.0', '9.9.9'])('names Node %s and what to install', (version) => {
  expect(nodeProblem(version)).toMatch(new RegExp(`^Node ${version} .*Node 20.19 or newer`));
});
