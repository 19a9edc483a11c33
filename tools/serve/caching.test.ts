import { expect, it } from 'vitest';
import { cacheControlOf } from './caching';

it.each([
  '/apple-touch-icon.png',
  '/social-services.png',
  '/report-20260101.pdf',
  '/face-deadbeef.png',
  '/site.webmanifest',
  '/services/4f5a6b7c.d/x.txt',
])('takes no hash for granted in %s', (file) => {
  expect(cacheControlOf(file)).toBe('no-cache');
});
