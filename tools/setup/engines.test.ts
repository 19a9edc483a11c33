import { expect, it } from 'vitest';
import { findEngine } from './engines.mjs';

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
