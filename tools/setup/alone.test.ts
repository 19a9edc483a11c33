import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

it('lets a build begin when none runs, and says so when one does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  const begin = `node "${resolve('tools/setup/alone.mjs')}"`;
  const run = (command: string) =>
    spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  expect(run(`${begin} && echo begun`).stdout).toContain('begun');
  const two = run(`${begin} && ${begin} && echo begun`);
  expect(two).toMatchObject({ status: 1, stdout: '' });
  expect(two.stderr).toContain('Another build runs here');
  rmSync(folder, { recursive: true });
});
