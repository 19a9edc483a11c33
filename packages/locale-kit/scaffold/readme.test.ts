import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../src/site/languages';
import { services } from '../../../src/site/catalogue';
import { marks, withoutMark } from '../check/text';
import { copyProject, type ProjectCopy } from '../../../tools/project/copyProject';
import { runInProject } from '../../../tools/project/runInProject';
import { accented } from '../pseudo/pseudoText';

/** What `locales/README.md` tells people to type to add a service and a language. */
const readme = readFileSync('locales/README.md', 'utf8');
const commands = readme.match(/^npm run locales new-.*$/gmu) ?? [];
const publish = 'npm run locales publish es';
const slug = 'coastal-tourism-strategy';
/** Milliseconds: far more than it takes, for machines that do much else. */
const buildTime = 600_000;
const codes = [...languages.map(({ code }) => code), 'es'];

let copy: ProjectCopy;
const pages = new Map<string, string>();

beforeAll(() => {
  copy = copyProject(process.cwd());
}, buildTime);
afterAll(() => copy.remove());

describe('what locales/README.md tells people to do', () => {
  it(
    'adds a service and a language',
    () => {
      expect(commands).toHaveLength(2);
      for (const command of commands) {
        const { ok, output } = runInProject(copy.root, command);
        expect(output).toContain('new      locales/');
        expect(ok).toBe(true);
      }
    },
    buildTime,
  );

  it(
    'stops the build while a text of a published language is marked, and names the place',
    () => {
      const { ok, output } = runInProject(copy.root, 'npm run build');
      expect(ok).toBe(false);
      expect(output).not.toContain('locales/es/');
      expect(output).toMatch(/^locales\/ar\/services\/coastal-tourism-strategy\.json:\d+:\d+ /mu);
      expect(existsSync(join(copy.root, 'dist/client'))).toBe(false);
    },
    buildTime,
  );

  it(
    'builds the site without a trace of a language that is not published',
    () => {
      expect(runInProject(copy.root, publish).output).toContain('to be mended first');
      translateEverything(join(copy.root, 'locales'), /^(?:ar|fr|en)/u);
      const { ok, output } = runInProject(copy.root, 'npm run build');
      expect(ok, output.slice(-2000)).toBe(true);
      const site = join(copy.root, 'dist/client');
      for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
        expect(file).not.toMatch(/(?:^|[\\/])es(?:[\\/.]|$)/u);
        if (!/\.(?:html|xml|txt|js|json|toml)$|_redirects|_headers/u.test(file)) continue;
        expect(readFileSync(join(site, file), 'utf8'), file).not.toMatch(/Español|["'/]es["'/]/u);
      }
    },
    buildTime,
  );

  it(
    'builds the site with the language once it is translated and published',
    () => {
      translateEverything(join(copy.root, 'locales'));
      expect(readme).toContain(publish);
      expect(runInProject(copy.root, publish).output).toContain('changed  src/site/languages.ts');
      const { ok, output } = runInProject(copy.root, 'npm run build');
      expect(ok, output.slice(-2000)).toBe(true);
      readPages(join(copy.root, 'dist/client'));
    },
    buildTime,
  );
});

describe('the site that was built', () => {
  it('has a page for every service in every language, and its not-found pages', () => {
    const addresses = [
      '',
      '/404',
      '/services/404',
      ...[...services, slug].map((s) => `/services/${s}`),
    ];
    const expected = codes.flatMap((code) => addresses.map((address) => prefix(code) + address));
    expect([...pages.keys()].sort()).toEqual(expected.sort());
  });

  it('says on each page its language, its direction and its addresses in all languages', () => {
    for (const [address, html] of pages) {
      const code =
        codes.find((one) => one !== 'en' && `${address}/`.startsWith(`/${one}/`)) ?? 'en';
      expect(html, address).toContain(
        `<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}"`,
      );
      const alternates = [...html.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gu)];
      const page = address.slice(prefix(code).length);
      const origin = 'https://www.example.com';
      const expected = [...codes, 'x-default'].map((one) => [
        one,
        `${origin}${one === 'x-default' ? page : prefix(one) + page}` || origin,
      ]);
      const isNotFound = address.endsWith('/404');
      expect(
        alternates.map(([, hreflang, href]) => [hreflang, href?.replace(/\/$/u, '')]),
        address,
      ).toEqual(isNotFound ? [] : expected);
      expect(html, 'the language switcher').toMatch(/<a [^>]*hrefLang="es"[^>]*>Español<\/a>/iu);
    }
  });

  it('leads from the cards of the practice to the new service', () => {
    for (const code of codes) {
      const home = pages.get(prefix(code)) ?? '';
      const [, section = ''] = /<section id="tourism-services"(.*?)<\/section>/su.exec(home) ?? [];
      const links = [...section.matchAll(/href="([^"]*\/services\/[^"]*)"/gu)].map(
        ([, href]) => href,
      );
      expect(links).toHaveLength(8);
      expect(links.at(-1)).toBe(`${prefix(code)}/services/${slug}`);
    }
    expect(pages.get('')).toContain('8 services');
  });

  it('shows the new service with its own texts, and leads to it from its practice', () => {
    expect(pages.get(`/services/${slug}`)).toMatch(/<h1[^>]*>Coastal Tourism Strategy<\/h1>/u);
    expect(pages.get(`/es/services/${slug}`)).toContain(accented('Coastal Tourism Strategy'));
    expect(pages.get(`/ar/services/${slug}`)).toContain('نص title');
    expect(pages.get('/es/services/visitor-economy-strategy')).toContain(`/es/services/${slug}`);
  });
});

function prefix(code: string): string {
  return code === 'en' ? '' : `/${code}`;
}

function readPages(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const address = `/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`;
    pages.set(address === '/index' ? '' : address, readFileSync(join(folder, file), 'utf8'));
  }
}

/** Does what a translator does: puts other words where a mark stands, and takes the mark away. */
function translateEverything(folder: string, only = /(?:)/u): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json') || !only.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!/[⟦⟧]/u.test(text)) continue;
    const texts = JSON.parse(text, (key, value: unknown) =>
      typeof value === 'string' ? translated(value, key, file) : value,
    ) as unknown;
    writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
  }
}

let written = 0;

function translated(text: string, key: string, file: string): string {
  if (text.startsWith(marks.write)) return `Text ${(written += 1)} on ${withoutMark(text)}.`;
  if (!text.startsWith(marks.translate)) return text;
  if (file.startsWith('ar')) return `نص ${key} ${(written += 1)}`;
  if (file.startsWith('fr')) return `Texte ${key} ${(written += 1)}`;
  return accented(withoutMark(text));
}
