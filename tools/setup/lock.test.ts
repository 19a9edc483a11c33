import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLock } from './lock.mjs';

let file = '';
beforeEach(() => (file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'cache', 'lock')));
afterEach(() => {
  rmSync(join(file, '../..'), { recursive: true });
  vi.restoreAllMocks();
});

it('runs one at a time, and tells the second one that it waits', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const order: string[] = [];
  let end = () => {};
  const first = withLock(file, async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (end = resolve));
    order.push('first ends');
  });
  const second = withLock(file, () => Promise.resolve(order.push('second')));
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(log.mock.calls[0]?.[0]).toContain(String(process.pid));
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(existsSync(file)).toBe(false);
});

it('releases the lock when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

it('takes over the lock of a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await withLock(file, () => Promise.resolve());
  writeFileSync(file, String(pid));
  await expect(withLock(file, () => Promise.resolve('done'))).resolves.toBe('done');
});
