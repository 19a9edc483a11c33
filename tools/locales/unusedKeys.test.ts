import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parsePluralKey } from './files/keys';
import { loadProject, readLocales } from './files/project';
import { localeTexts } from './files/localeFile';

const texts = localeTexts(readLocales(loadProject(process.cwd())), 'en');

/** Groups of texts that the code takes whole, to read `texts.label` from them. */
const wholeGroups = ['offer', 'diagram.labels', 'diagram', 'decide', 'change'];

const code = ['src', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && !file.startsWith('src/schemas'))
    .map((file) => readFileSync(file, 'utf8')),
);

/** Strings in code that may be a key or the end of a key; patterns for templates with variables. */
function namesIn(sources: readonly string[]) {
  const names = new Set<string>();
  for (const source of sources) {
    const withHoles = source.replace(/\$\{[^}]*\}/gu, '*');
    for (const [found] of `${source}\n${withHoles}`.matchAll(/[\w*-]+(?:[.:][\w*-]+)*/gu)) {
      const parts = found.replace(/\.(?:map|flatMap)$/u, '').split(/[.:]/u);
      for (const at of parts.keys()) names.add(parts.slice(at).join('.'));
    }
  }
  const patterns = [...names]
    .filter((name) => name.includes('*') && !name.startsWith('*'))
    .map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`, 'u'));
  return { names, patterns };
}

/** Whether code names a key, in a string, a template or an access. */
function isNamed(key: string, { names, patterns }: ReturnType<typeof namesIn>): boolean {
  const group = wholeGroups.find((path) => key.startsWith(`${path}.`));
  const inGroup = group === undefined ? key : key.slice(group.length + 1);
  const name = inGroup.replace(/\.\d+$/u, '').replace(group === undefined ? /^.*\.\d+\./u : '', '');
  return names.has(name) || patterns.some((pattern) => pattern.test(name));
}

it('the site shows every key of its locale files', () => {
  const names = namesIn(code);
  const keys = texts.map(({ name: file, key }) => ({
    file,
    key: parsePluralKey(key)?.base ?? key,
  }));
  // Texts by id, which code never names: the compiler compares the ids.
  const isOfIds = (file: string) => ['services', 'deliverables', 'references'].includes(file);
  // The check reads `moving`; `Law` takes its group as props.
  const ofChecks = /\.(?:moving|law\.readOn)$/u;
  // The names of a model: its verdicts, inputs, columns and rows.
  const isOfModel = (file: string) => file.startsWith('samples/');
  const unused = keys.filter(
    ({ file, key }) =>
      !isOfIds(file) && !ofChecks.test(key) && !isOfModel(file) && !isNamed(key, names),
  );
  expect(unused).toEqual([]);
});

it('finds a key that no code names', () => {
  const names = namesIn([
    "t('home.nav.home')",
    't(`cards.${id}.title`)',
    'list.map(({ item }) => item)',
  ]);
  expect(['nav.home', 'cards.a.title', 'list.0.item'].every((key) => isNamed(key, names))).toBe(
    true,
  );
  expect(['nav.other', 'cards.a.text', 'list.0.other'].some((key) => isNamed(key, names))).toBe(
    false,
  );
});
