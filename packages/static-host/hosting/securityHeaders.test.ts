import { expect, it } from 'vitest';
import { securityHeadersOf } from '../serve/securityHeaders';
import { securityHeaders } from './securityHeaders';

const all = securityHeaders("default-src 'none'");

it.each([
  '/',
  '/ar',
  '/ar/services/x',
  '/services/x',
  '/assets/x.js',
  '/messages/1/ar/shared.json',
])('isolates %s', (address) => {
  expect(securityHeadersOf(all, address)).toMatchObject({
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  });
});

it.each(['/cards/ar/home.png', '/icon-192.png'])('lets others show %s', (address) => {
  expect(securityHeadersOf(all, address)).not.toHaveProperty('Cross-Origin-Resource-Policy');
});

it('never sets a header in two rules that can meet', () => {
  const { '/*': everywhere = {}, ...others } = all;
  for (const own of Object.values(others)) {
    expect(Object.keys(own).filter((name) => name in everywhere)).toEqual([]);
  }
});
