import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hrefOf, prerenderedRoutes, type Route } from '../../src/site/routes';
import { budgets, firstRoundTrip, fonts, pictures, type PageKind } from '../budgets';
import { builtFile, builtPage, preloadedFonts, readableAfter, scriptsOf, weight } from './site';

const screens: Record<PageKind, string> = {
  home: 'HomeScreen',
  service: 'ServiceScreen',
  notFound: 'NotFoundScreen',
};

/** What follows the first view of a page of the kind. */
const afterFirstScreen: Record<PageKind, string> = {
  home: '<section id="services"',
  service: '</header><div class="container-page',
  notFound: '</main>',
};

const addressOf = ({ language, screen }: Route) => hrefOf(language, screen);
const kindOf = ({ screen }: Route): PageKind =>
  screen.name === 'serviceNotFound' ? 'notFound' : screen.name;
const pages = prerenderedRoutes.map((route) => [addressOf(route), kindOf(route), route] as const);

describe.each(pages)('the page %s', (address, kind) => {
  const html = builtPage(address);
  const budget = budgets[kind];

  it('weighs at most its budget', () => {
    expect(weight(html)).toBeLessThanOrEqual(budget.html);
  });

  it('can paint its first view after one round trip', async () => {
    const readable = await readableAfter(firstRoundTrip, html);
    const body = readable.slice(readable.indexOf('</head>'));
    expect(readable).toContain('</style>');
    expect(body).toContain('<h1');
    expect(body).toContain(afterFirstScreen[kind]);
  });

  it('waits for nothing before it paints', () => {
    expect(html).not.toMatch(/<link[^>]*rel="(stylesheet|modulepreload)"(?! media="print")/);
    const code = html.replace(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/s, '');
    expect(code.match(/<script/g)).toHaveLength(1);
    expect(code).toMatch(
      /<script type="module" src="[^"]+" fetchpriority="low"><\/script>\s*<\/body>/,
    );
  });

  it('asks at once for the fonts of its script that it shows first', () => {
    const preloaded = preloadedFonts(html);
    expect(preloaded.length).toBeLessThanOrEqual(fonts.preloaded);
    const named = new Set([...html.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file]) => file));
    expect([...named]).toEqual(expect.arrayContaining(preloaded));
    expect(named.size).toBeLessThanOrEqual(fonts.files);
    const bytes = [...named].reduce((sum, file) => sum + builtFile(file ?? '').length, 0);
    expect(bytes).toBeLessThanOrEqual(fonts.bytes);
  });
});

function picturesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/<use href="([^"#]+)#/g)].map(([, file]) => file ?? ''))];
}

describe.each(Object.entries(screens) as [PageKind, string][])(
  'a page of the kind %s',
  (kind, screen) => {
    const route = prerenderedRoutes.find((candidate) => kindOf(candidate) === kind);
    if (!route) throw new Error(`No page of the kind ${kind}`);
    const html = builtPage(addressOf(route));
    const scripts = scriptsOf(html, screen);

    it('needs at most its budget of code', () => {
      const bytes = scripts.reduce((sum, file) => sum + weight(builtFile(file)), 0);
      expect(bytes).toBeLessThanOrEqual(budgets[kind].scripts);
    });

    it('makes at most its budget of requests', () => {
      const texts = 2;
      const files = picturesOf(html);
      expect(files.length).toBeLessThanOrEqual(pictures.files);
      for (const file of files) {
        expect(weight(builtFile(file))).toBeLessThanOrEqual(pictures.bytes);
      }
      const requests = 1 + fonts.files + files.length + scripts.length + texts;
      expect(requests).toBeLessThanOrEqual(budgets[kind].requests);
    });

    it('carries the definition of every custom property that its styles name', () => {
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
        .map(([, css]) => css)
        .join();
      const named = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
      expect(named.length).toBeGreaterThan(50);
      expect(named.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
    });

    it('needs no code of the animations, of notifications, of drawings or of other screens', () => {
      const code = scripts.map((file) => builtFile(file).toString()).join('\n');
      expect(code).not.toMatch(/data-sonner-toast|translateY\(1\.5rem\)|patternUnits:/);
      for (const other of Object.values(screens)) {
        if (other !== screen) expect(code).not.toMatch(new RegExp(`\\bas ${other}\\b`));
      }
    });
  },
);

describe('the built site', () => {
  it('holds no code that no page loads', () => {
    const entries = readdirSync('dist/client/assets/entries');
    expect(entries.filter((file) => file.endsWith('.js'))).toHaveLength(1);
    expect(existsSync('dist/client/vite-plugin-ssr.json')).toBe(false);
  });
});
