import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findEngine } from './engines.mjs';
import { ensureEngines } from './enginesInstall.mjs';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const machine = (names: string[], hasOwn = false) => ({
  hasOwn: () => hasOwn,
  programOf: (name: string) => (names.includes(name) ? `/bin/${name}` : null),
});

it("takes Playwright's builds before the system's programs", () => {
  expect(findEngine('firefox', machine(['firefox'], true))).toEqual({});
  expect(findEngine('firefox', machine(['firefox']))).toEqual({ program: '/bin/firefox' });
  expect(findEngine('firefox', machine([]))).toBeNull();
});

it('needs a display for WebKit beside its driver', () => {
  expect(findEngine('webkit', machine(['WebKitWebDriver']))).toBeNull();
  expect(findEngine('webkit', machine(['WebKitWebDriver', 'Xvfb']))).toEqual({
    program: '/bin/WebKitWebDriver',
  });
});

it('installs nothing where both are there', async () => {
  const install = vi.fn();
  await ensureEngines(() => ({}), install);
  expect(install).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

it('says what it installs and why, and what is skipped if that fails', async () => {
  const there = new Set<string>();
  const install = (packages: readonly string[]) => {
    if (packages.includes('firefox-esr')) there.add('firefox');
    return Promise.resolve();
  };
  await ensureEngines((engine) => (there.has(engine) ? {} : null), install);
  expect(said).toEqual([
    expect.stringMatching(/firefox-esr .*to try the site in that engine/),
    expect.stringMatching(/webkit2gtk-driver and xvfb/),
    expect.stringMatching(/no WebKit.*SKIPPED.*apt-get install webkit2gtk-driver xvfb/),
  ]);
});

it('says what is skipped where nothing can be installed', async () => {
  await ensureEngines(() => null, null);
  expect(said).toHaveLength(2);
});
