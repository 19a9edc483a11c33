import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutStyles } from './sonnerStyles';

const path = createRequire(import.meta.url)
  .resolve('sonner')
  .replace(/\.js$/, '.mjs');
const sonner = readFileSync(path, 'utf8');

test('the installed sonner adds its styles, and no longer does without them', () => {
  expect(sonner).toContain('[data-sonner-toaster]');
  const code = withoutStyles(sonner);
  expect(code).not.toContain('[data-sonner-toaster]');
  expect(code).toContain('export { Toaster, toast, useSonner }');
});

test('a sonner that adds its styles another way stops the build', () => {
  expect(() => withoutStyles('inject("a{}")')).toThrow('__insertCSS');
});
