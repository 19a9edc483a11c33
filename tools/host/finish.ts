/** The end of a build, after Vite: checks the pages and writes the files around them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { robots, sitemap } from '../../src/seo/sitemap';
import { makeCards } from '../art/cards';
import { checkBuild } from './checkBuild';
import { headersFile, redirectsFile } from './hostFiles';
import { contentPolicy, securityHeaders } from './policy';
import { readSettings } from './settings';

const { values } = parseArgs({ options: { 'without-cards': { type: 'boolean', default: false } } });
const root = `${process.env['SITE_BUILD_FOLDER'] ?? 'dist'}/client`;
const { facts, warnings } = readSettings(loadEnv('production', process.cwd()));
const policy = contentPolicy(facts);
const built = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(root, file),
);
const pages = built.filter((file) => file.endsWith('.html'));
const scripts = built.filter((file) => file.endsWith('.js'));

/** `defer`, which vite-plugin-ssr adds to module scripts, is invalid there. */
for (const page of pages)
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(' defer></script>', '></script>'));

const problems = checkBuild(root, [...pages, ...scripts], policy);
if (problems.length > 0) {
  console.error(`The built site is broken:\n${problems.join('\n')}`);
  console.error('How to allow a source: docs/foreign-scripts.md.');
  process.exit(1);
}
const files = {
  _headers: headersFile(securityHeaders(policy)),
  _redirects: redirectsFile(),
  'sitemap.xml': sitemap(facts.siteUrl),
  'robots.txt': robots(facts.siteUrl),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
if (!values['without-cards']) await makeCards(root);
if (warnings.length > 0) {
  const line = '!'.repeat(80);
  console.error(`\n${line}\n${warnings.join('\n\n')}\n${line}\n`);
}
