import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('alone import zod, which is not for browsers', () => {
  const breaches = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !file.replaceAll('\\', '/').includes('schemas/'))
    .filter((file) => {
      const code = readFileSync(join('src', file), 'utf8');
      return /^import (?!type )[^;]*from 'zod';/mu.test(code);
    });
  expect(breaches).toEqual([]);
});
