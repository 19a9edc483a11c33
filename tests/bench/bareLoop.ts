/** Renders the React tree of every page, one after the other, and nothing else. */
import { performance } from 'node:perf_hooks';
import { pagePreparer, renderPage } from '../../src/app/renderPage';
import { localeFiles } from '../../src/i18n/localeFiles';
import { languages } from '../../src/i18n/languages';
import { prerenderedRoutes } from '../../src/site/routes';

const start = performance.now();
const before = process.cpuUsage();
let length = 0;
let rendering = 0;
for (const language of languages) {
  const prepare = pagePreparer(localeFiles(language.code, process.cwd(), true));
  for (const route of prerenderedRoutes) {
    if (route.language !== language) continue;
    const page = await prepare(route);
    const begin = performance.now();
    length += renderPage(page).length;
    rendering += performance.now() - begin;
  }
}
const { user, system } = process.cpuUsage(before);
const processor = (user + system) / 1000;
console.log(JSON.stringify({ total: performance.now() - start, rendering, processor, length }));
