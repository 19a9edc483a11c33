import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';
import { describe, expect, it } from 'vitest';
import { fileOfPage } from '../../tools/host/addresses';
import { notFoundPages, pages } from '../../tools/host/project';
import { missing, typed } from '../../tools/host/testing/addresses';

const root = 'dist/client';
const redirectsFile = join(root, '_redirects');
const matcher = await redirector.parsePlain(readFileSync(redirectsFile, 'utf8'), {});

/** What Netlify answers by its rules; null where it looks for a file alone. */
function ruleFor(address: string): { status: number; to: string } | null {
  const { pathname: path, search } = new URL(address, 'https://www.firm.example');
  const none = () => '';
  const question = { scheme: 'https', host: 'www.firm.example', path, query: search.slice(1) };
  const match = matcher.match({ ...question, getHeader: none, getCookie: none });
  const isThere = [path, fileOfPage(path)].some(isFileOfSite);
  return match && (match.force || !isThere) ? match : null;
}

function isFileOfSite(path: string): boolean {
  return existsSync(root + path) && statSync(root + path).isFile();
}

const ofNetlify = typed.filter(([, , notOn = []]) => !notOn.includes('Netlify'));

describe('Netlify', () => {
  it('understands every line', async () => {
    const { errors } = await parseAllRedirects({
      redirectsFiles: [redirectsFile],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const headersFiles = [join(root, '_headers')];
    const parsed = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
    expect(parsed.errors).toEqual([]);
    const security = readFileSync('dist/security-headers.json', 'utf8');
    const everywhere = parsed.headers.find((rule) => rule.for === '/*');
    expect(everywhere?.values).toEqual(JSON.parse(security));
  });

  it('answers every page itself, without a rule', () => {
    expect(pages.map(ruleFor).filter(Boolean)).toEqual([]);
  });

  it.each(ofNetlify)('leads %s to %s by one rule', (address, leadsTo) => {
    const [wanted = ''] = leadsTo.replace(/\?[^#]*/, '').split(' ');
    expect(ruleFor(address)).toMatchObject({ status: 301, to: wanted });
    expect(ruleFor(wanted.replace(/#.*/, ''))).toBeNull();
  });

  /** A slash more is none to Netlify. A not-found page answers under its file's name: no rule of Netlify's leads from a file to itself. */
  const alone = missing.filter(
    ([address]) => !/^\/[_.]|404\.html$|unknown\/$|^\/\/|\.(br|gz)$/.test(address),
  );
  it.each(alone)('answers %s with 404 and the page %s', (address, page) => {
    const rule = ruleFor(address);
    if (rule?.status === 301) expect(ruleFor(rule.to)).toMatchObject({ status: 404 });
    else expect(rule).toMatchObject({ status: 404, to: fileOfPage(page) });
  });

  it('has no second address for a not-found page, and no compressed files', () => {
    for (const { service, other } of notFoundPages) {
      for (const page of [service, other]) {
        expect(ruleFor(page)).toMatchObject({ status: 404, to: fileOfPage(page) });
      }
    }
    expect(existsSync(join(root, 'robots.txt'))).toBe(true);
    for (const end of ['br', 'gz']) expect(existsSync(join(root, `index.html.${end}`))).toBe(false);
  });
});
