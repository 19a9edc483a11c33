import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensurePrograms } from './programs.mjs';

let said = '';

beforeEach(() => {
  said = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    said += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const there = new Set<string>();
beforeEach(() => there.clear());

const programs = [
  {
    name: 'A browser',
    purpose: 'for tests',
    packages: 'chromium',
    smaller: 'shell',
    isNeeded: true,
  },
  { name: 'WebKit', purpose: 'for flows', packages: 'driver display' },
].map((program) => ({ ...program, find: () => there.has(program.name) }));

const nothing = () => Promise.resolve();
const brings = (name: string) => vi.fn(() => Promise.resolve(there.add(name)));

it('says and installs nothing where all is there', async () => {
  there.add('A browser').add('WebKit');
  const install = brings('nothing');
  await ensurePrograms(programs, { install, download: nothing });
  expect(install).not.toHaveBeenCalled();
  expect(said).toBe('');
});

it('says what it installs and what for, before it does', async () => {
  const install = vi.fn((packages: readonly string[]) => {
    expect(said).toContain('  - A browser, for tests\n  - WebKit, for flows\n');
    expect(said).toContain('Installing as this would: apt-get install -y --no-install-recommends');
    if (packages.includes('chromium')) there.add('A browser');
    if (packages.includes('driver')) there.add('WebKit');
    return Promise.resolve();
  });
  await ensurePrograms(programs, { install, download: nothing });
  expect(install.mock.calls).toEqual([[['shell']], [['chromium']], [['driver', 'display']]]);
  expect(said).not.toContain('SKIPPED');
});

it('says the one command where it may not install, and what is skipped', async () => {
  there.add('A browser');
  await ensurePrograms(programs, { install: null, download: nothing });
  expect(said).toContain('sudo apt-get install -y --no-install-recommends driver display');
  expect(said).toContain('tests that need WebKit will be SKIPPED');
});

it('downloads a browser where packages bring none, and says so before', async () => {
  const download = vi.fn(() => {
    expect(said).toContain('npx playwright install chromium-headless-shell');
    there.add('A browser');
    return Promise.resolve();
  });
  await ensurePrograms(programs, { install: nothing, download });
  expect(download).toHaveBeenCalledOnce();
});

it('stops without a browser, with the command that installs one', async () => {
  const machine = { install: null, download: nothing };
  await expect(ensurePrograms(programs, machine)).rejects.toThrow(
    'sudo apt-get install -y --no-install-recommends chromium',
  );
});
