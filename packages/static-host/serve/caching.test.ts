import { expect, it } from 'vitest';
import { cacheControlOf } from './caching';

it.each([
  '/apple-touch-icon.png',
  '/social-services.png',
  '/report-20260101.pdf',
  '/face-deadbeef.png',
  '/site.webmanifest',
  '/assets.txt',
  '/messages',
  '/ar/assets/x.js',
])('asks anew for %s', (file) => {
  expect(cacheControlOf(file)).toBe('no-cache');
});
