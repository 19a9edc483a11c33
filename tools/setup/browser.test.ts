import { expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';
import { usualPaths } from './browserPaths.mjs';

function machine(overrides: Partial<Parameters<typeof findBrowser>[0] & object> = {}) {
  const working = ['/mine/chromium', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge'];
  return {
    environment: {},
    paths: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge'],
    hasOwn: () => false,
    works: (path: string) => working.includes(path),
    ...overrides,
  };
}

it('prefers a path named by a variable, PLAYWRIGHT_CHROMIUM before CHROME_PATH', () => {
  const environment = { CHROME_PATH: '/usr/bin/google-chrome' };
  expect(findBrowser(machine({ environment, hasOwn: () => true }))).toEqual({
    executablePath: '/usr/bin/google-chrome',
  });
  const both = { ...environment, PLAYWRIGHT_CHROMIUM: '/mine/chromium' };
  expect(findBrowser(machine({ environment: both }))?.executablePath).toBe('/mine/chromium');
});

it('names a variable that leads nowhere, rather than take another browser', () => {
  const environment = { CHROME_PATH: '/gone' };
  expect(() => findBrowser(machine({ environment }))).toThrow('CHROME_PATH is "/gone"');
});

it("takes Playwright's own before one of the system's", () => {
  expect(findBrowser(machine({ hasOwn: () => true }))).toEqual({});
});

it('takes the first path at which a browser starts', () => {
  expect(findBrowser(machine())).toEqual({ executablePath: '/usr/bin/google-chrome' });
});

it('finds none where there is none', () => {
  expect(findBrowser(machine({ works: () => false }))).toBeNull();
});

it.each([
  ['linux', { PATH: '/opt/bin:relative' }, '/opt/bin/chromium'],
  ['linux', {}, '/usr/bin/google-chrome'],
  ['darwin', { HOME: '/home' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { PROGRAMFILES: 'C:\\P' }, 'C:\\P\\Microsoft\\Edge\\Application\\msedge.exe'],
] as const)('knows the usual places of %s', (platform, environment, path) => {
  expect(usualPaths(platform, environment)).toContain(path);
});
