import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'));
const readmes = readdirSync('tools')
  .map((name) => `tools/${name}/README.md`)
  .filter(existsSync);
const pages = ['README.md', 'CONTRIBUTING.md', 'locales/README.md', ...readmes, ...pagesIn('docs')];
const decisions = pagesIn('docs/decisions').filter((file) => !file.endsWith('README.md'));

/** A file of the sources as documents name it, between backticks. */
const namedFile = /`((?:src|pages|tools|tests|docs)\/[\w./-]+\.\w+)`/g;

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('links only to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  it('names only files that are there', () => {
    const files = [...text.matchAll(namedFile)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe.each(decisions)('%s', (page) => {
  it('begins with its date and status', () => {
    expect(readFileSync(page, 'utf8')).toMatch(/^# .+\n\n\d{4}-\d\d-\d\d, in force\./);
  });

  it('is in the list of decisions', () => {
    const list = readFileSync('docs/decisions/README.md', 'utf8');
    expect(list).toContain(`](${page.slice('docs/decisions/'.length)})`);
  });
});
