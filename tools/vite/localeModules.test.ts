import { expect, it } from 'vitest';
import { joinHyphens, localeModulesPlugin, withoutDrafts } from './localeModules';

it('leaves the texts of draft services out of a build', () => {
  const drafts = ['coastal'];
  const texts = { title: 'Coastal', question: 'Which coast?' };
  expect(withoutDrafts('services', { land: texts, coastal: texts }, drafts)).toEqual({
    land: texts,
  });
  expect(withoutDrafts('services/coastal', texts, drafts)).toEqual({});
  expect(withoutDrafts('services/land', texts, drafts)).toBe(texts);
});

it('joins hyphens inside words, not in addresses and numbers', () => {
  expect(joinHyphens('', 'Un partenariat public-privé, 2025-2027 - e-mail')).toBe(
    'Un partenariat public-\u2060privé, 2025-2027 - e-mail',
  );
  expect(joinHyphens('url', 'https://au-afcfta.org')).toBe('https://au-afcfta.org');
});

it('leaves out a copy beside a locale file, which may be broken', () => {
  const { configResolved, load } = localeModulesPlugin() as unknown as {
    configResolved: (config: { command: string }) => void;
    load: (id: string) => string | undefined;
  };
  configResolved({ command: 'build' });
  const folder = `${process.cwd()}/locales/fr`;
  expect(load(`${folder}/home - Copie.json`)).toBe('{}');
  expect(load(`${folder}/home.json`)).toContain('hero');
});
