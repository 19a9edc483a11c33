import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../../../tools/testing/folderWith';
import { readSecurityHeaders, securityHeadersOf } from './securityHeaders';

it('reads what the build has written, and nothing where it wrote nothing', () => {
  const folder = folderWith({ 'headers.json': '{"/*":{"a":"1"}}' });
  expect(readSecurityHeaders(join(folder, 'headers.json'))).toEqual({ '/*': { a: '1' } });
  expect(readSecurityHeaders(join(folder, 'none.json'))).toEqual({});
  rmSync(folder, { recursive: true });
});

it('lets later entries win', () => {
  const headers = { '/*': { a: 'all', b: 'all' }, '/services/*': { a: 'services' } };
  expect(securityHeadersOf(headers, '/services/x')).toEqual({ a: 'services', b: 'all' });
  expect(securityHeadersOf(headers, '/services')).toEqual({ a: 'all', b: 'all' });
});
