import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkLocales } from './check/check';
import { readLocales } from './files';
import { loadProject } from './project';

/** Milliseconds: far more than it takes, for machines that do much else. */
const patience = 120_000;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** An i18next project of which the kit knows two lines. */
function makeProject(languages: readonly [string, string], files: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'foreign-'));
  folders.push(root);
  const config = `const languages = ${JSON.stringify(languages)};
export default { languages, source: languages[0] };\n`;
  writeFileSync(join(root, 'locales.config.ts'), config);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, 'locales', dirname(path)), { recursive: true });
    writeFileSync(join(root, 'locales', path), JSON.stringify(content, null, 2));
  }
  return root;
}

/** Greek is the source, Russian has its own plural forms and its own typography. */
const greek = () =>
  makeProject(['el', 'ru'], {
    'el/shop.json': {
      title: 'Καλάθι',
      items_one: '{{count}} είδος',
      items_other: '{{count}} είδη',
    },
    'el/account.json': { greeting: 'Γεια σας, {{name}}· καλώς ήρθατε' },
    'ru/shop.json': {
      title: 'Корзина «Дом»',
      items_one: '{{count}} товар',
      items_few: '{{count}} товара',
      items_many: '{{count}} товаров',
      items_other: 'товара',
    },
    'ru/account.json': { greeting: 'Здравствуйте, {{name}}: добро пожаловать' },
  });

it(
  'checks, exports and receives texts in scripts and a language that it knows nothing of',
  () => {
    const root = greek();
    const run = (...args: string[]) => {
      const bin = resolve('packages/locale-kit/bin.js');
      const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: root });
      return stdout.toString() + stderr.toString();
    };
    expect(run()).toMatch(
      /locales\/ru\/shop\.json:6:\d+ items_other: The placeholder \{\{count\}\}/u,
    );
    expect(run('export', 'ru', '--all')).toContain('In texts-ru.xlf: texts of “ru” 6');
    const sent = readFileSync(join(root, 'texts-ru.xlf'), 'utf8');
    expect(sent).toContain('source-language="el"');
    const back = sent.replace('>товара</target>', '><ph id="1">{{count}}</ph> товара</target>');
    expect(back).not.toBe(sent);
    writeFileSync(join(root, 'sent.xlf'), back);
    expect(run('receive', 'sent.xlf', '--write')).toContain('1 to take');
    expect(run()).toContain('All texts are in order.');
  },
  patience,
);

it(
  'has two projects open at once',
  async () => {
    const english = makeProject(['en', 'de'], {
      'en/home.json': { title: 'Start' },
      'de/home.json': { title: 'Los' },
    });
    const projects = await Promise.all([greek(), english].map(loadProject));
    const [first, second] = projects.map((project) => checkLocales(readLocales(project)));
    expect(first?.findings.map(({ key }) => key)).toEqual(['items_other']);
    expect(second?.findings).toEqual([]);
    expect(projects.map(({ source }) => source)).toEqual(['el', 'en']);
  },
  patience,
);
