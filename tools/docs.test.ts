import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));
const read = (file: string) => readFileSync(file, 'utf8');

const folders = [
  'src',
  'pages',
  'tools',
  'tests',
  'docs',
  'locales',
  'public',
  '.github',
  '.vscode',
];
const files = [
  ...folders.flatMap(filesIn),
  ...readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
];
const pages = files.filter((file) => file.endsWith('.md'));
const decisions = pages.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
const code = files
  .filter((file) => /\.(?:tsx?|m?js|css|yml)$|package\.json$|\.env\.example$/.test(file))
  .filter((file) => file !== 'tools/docs.test.ts')
  .map(read)
  .join('\n');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** The program of each npm script that has commands and options of its own. */
const programs: Partial<Record<string, string>> = {
  locales: read('tools/locales/commands.ts'),
  art: read('tools/art/cli.ts'),
  measure: filesIn('tests/bench')
    .map((file) => `'${basename(file, '.ts')}'`)
    .join(),
};
const texts = filesIn('locales/en')
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(read(file)) as unknown);

/** Options of programs that documents name: npm's and Playwright's, and those of two hosts. */
const foreignOptions = ['--help', '--debug', '--with-deps', '--no-build', '--cname'];
const foreignNames = ['includeSubDomains'];
const hasFileExtension = /\.(?:tsx?|m?js|css|svg|json|md|yml)$/;

describe.each(pages)('%s', (page) => {
  const content = read(page);
  const inCode = [...content.matchAll(/`([^`\n]+)`/g)].map(([, token = '']) => token);

  it('links only to existing files', () => {
    const links = [...content.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  it('names only existing files, with or without their folder', () => {
    const names = inCode.filter(
      (token) => hasFileExtension.test(token) && /^[\w+./*<>…-]*\w\.\w+$/.test(token),
    );
    expect(names.filter((name) => !files.some((file) => patternOf(name).test(file)))).toEqual([]);
  });

  it('names only existing commands and options', () => {
    const commands = [...content.matchAll(/npm run ([\w:]+)(?: (?!--)([a-z][\w-]*))?([^`|\n]*)/g)];
    const wrong = commands.filter(([, script = '', command, rest = '']) => {
      const program = programs[script];
      const names = [...(rest.match(/(?<= )--[a-z][\w-]+/g) ?? [])];
      const isKnown = (name: string) =>
        !program || program.includes(name) || foreignOptions.includes(name);
      const isCommand = !command || !program || program.includes(`'${command}'`);
      return !(script in scripts) || !isCommand || !names.every(isKnown);
    });
    expect(wrong.map(([command]) => command)).toEqual([]);
    const options = inCode.flatMap((token) => /^(?:-- )?(--[a-z][\w-]+)/.exec(token)?.[1] ?? []);
    const isUnknown = (option: string) =>
      !code.includes(option) && !code.includes(option.slice(2)) && !foreignOptions.includes(option);
    expect(options.filter(isUnknown)).toEqual([]);
  });

  it('names only existing keys of texts', () => {
    const keys = inCode.filter(
      (token) => /^[a-z]\w*(?:\.\w+)+$/.test(token) && !hasFileExtension.test(token),
    );
    const wrong = keys.filter((key) => {
      const path = key.split('.');
      const candidates = texts.filter((text) => valueAt(text, path.slice(0, 1)) !== undefined);
      return candidates.length > 0 && !candidates.some((text) => valueAt(text, path) !== undefined);
    });
    expect(wrong).toEqual([]);
  });

  it('names only identifiers and variables that the code has', () => {
    const names = inCode.filter((token) => /^(?:[a-z]+[A-Z]\w*|VITE_\w+|use[A-Z]\w*)$/.test(token));
    const isUnknown = (name: string) => !code.includes(name) && !foreignNames.includes(name);
    expect(names.filter(isUnknown)).toEqual([]);
  });
});

it('docs/for-the-firm.md quotes only texts of the pages', () => {
  const firm = readFileSync('docs/for-the-firm.md', 'utf8');
  const [, statements = '', words = ''] = firm.split(/^## /m);
  const firstColumn = [...words.matchAll(/^\| (".*?) +\|/gm)].map(([, cell = '']) => cell);
  const quotes = [statements, ...firstColumn].flatMap((text) =>
    [...text.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote),
  );
  expect(quotes.length).toBeGreaterThan(8);
  const texts =
    readFileSync('locales/en/home.json', 'utf8').replace(/<\/?\w+>/g, '') +
    readFileSync('locales/en/common.json', 'utf8');
  expect(quotes.filter((quote) => !texts.includes(quote))).toEqual([]);
});

describe.each(decisions)('%s', (page) => {
  it('begins with its date and status', () => {
    expect(read(page)).toMatch(/^# .+\n\n\d{4}-\d\d-\d\d, in force\./);
  });

  it('is in the list of decisions', () => {
    expect(read('docs/decisions/README.md')).toContain(
      `](${page.slice('docs/decisions/'.length)})`,
    );
  });
});

it('comments name only existing files', () => {
  const sources = files.filter(
    (file) => /\.(?:tsx?|m?js|css)$/.test(file) && file !== 'tools/docs.test.ts',
  );
  const wrong = sources.flatMap((file) => {
    const comments = [
      ...read(file).matchAll(/^\s*(?:\/\/|\/?\*).*$|\/\*.*?\*\/|\s\/\/ .*$/gm),
    ].join('\n');
    const names = [
      ...comments.matchAll(/(?<![\w/<>…*-])(?:[\w+][\w+./-]*)?\w\.(?:tsx?|mjs|css|md)\b/g),
    ];
    return names
      .filter(([name]) => !files.some((present) => patternOf(name).test(present)))
      .map(([name]) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

/** Matches the end of a path. `*`, `…` and `<slug>` stand for any part of a name. */
function patternOf(name: string): RegExp {
  const parts = name.split(/\*|…|<[^>]*>/).map((part) => part.replaceAll(/[.+]/g, '\\$&'));
  return new RegExp(`(?:^|/)${parts.join('[^/]*')}$`);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}
