import { expect, it } from 'vitest';
import { languages, readFacts } from '../project';
import { securityText } from './securityText';

const built = new Date('2028-02-29T13:14:15Z');
const text = securityText(readFacts({}), built);
const field = (name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? `no ${name} in ${text}`;

it('names a way to report and the address of the file', () => {
  expect(field('Contact')).toBe('mailto:info@example.com');
  expect(field('Canonical')).toBe('https://www.example.com/.well-known/security.txt');
  expect(field('Preferred-Languages')).toBe(languages.map(({ code }) => code).join(', '));
});

it('expires within a year of the build, in the form of RFC 3339', () => {
  expect(field('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(field('Expires')) - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(350);
  expect(days).toBeLessThan(365);
});

it('holds lines of "Name: value" alone', () => {
  expect(
    text
      .trimEnd()
      .split('\n')
      .every((line) => /^[A-Z][\w-]+: \S/.test(line)),
  ).toBe(true);
});
