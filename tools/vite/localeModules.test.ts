import { expect, it } from 'vitest';
import { localeModulesPlugin, withoutDrafts } from './localeModules';

it('leaves the texts of draft services out of a build', () => {
  const drafts = ['coastal'];
  const texts = { title: 'Coastal', question: 'Which coast?' };
  expect(withoutDrafts('services', { land: texts, coastal: texts }, drafts)).toEqual({
    land: texts,
  });
  expect(withoutDrafts('services/coastal', texts, drafts)).toEqual({});
  expect(withoutDrafts('services/land', texts, drafts)).toBe(texts);
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
