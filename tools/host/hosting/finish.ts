/** The end of `npm run build`: what hosts need beside the pages. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { basePath, makeCards, readFacts, robots, sitemap } from '../project';
import { baseFile, checkSettings, framed, warningsFile } from '../settings';
import { compressFiles, filesBelow } from './compress';
import { missingFiles } from './missingFiles';
import { headersFile, redirectsFile } from './netlifyAndCloudflare';
import { nginxSite, nginxTls } from './nginx';
import { blockedSources, contentPolicy, securityHeaders } from './policy';

/** For hosts that compress by themselves; what lies beside it is for those who set hosts up. */
const root = 'dist/client';
/** For nginx and the preview: a copy of the site with its texts compressed, and nginx's own files. */
const nginxFolder = 'dist/nginx';

const environment = loadEnv('production', process.cwd());
const warnings = checkSettings(environment);
const facts = readFacts(environment);
const base = basePath(facts);
const policy = contentPolicy(facts);
const headers = securityHeaders(policy);
const pages = filesBelow(root).filter((file) => file.endsWith('.html'));
const blocked = pages.flatMap((page) => blockedSources(readFileSync(page, 'utf8'), policy));
if (blocked.length > 0) {
  console.error(
    `The policy blocks what pages load: ${[...new Set(blocked)].join(', ')}. How to allow it: docs/foreign-scripts.md.`,
  );
  process.exit(1);
}

/** The plugin's `defer` on module scripts has no effect and is no valid markup. */
for (const page of pages)
  write(page, readFileSync(page, 'utf8').replaceAll(' defer></script>', '></script>'));
/** For GitHub Pages, which sends no headers, and is to take the files as they are. */
if (process.env['POLICY_IN_PAGES']) write(join(root, '.nojekyll'), '');
write(baseFile, base);
write('dist/security-headers.json', JSON.stringify(headers, null, 2));
write(join(root, 'sitemap.xml'), sitemap(facts.siteUrl));
await makeCards(root);
/** The fonts' licences; Vite writes those of the libraries. */
const fonts = 'src/styles/fonts';
cpSync(fonts, join(root, 'licenses'), {
  recursive: true,
  filter: (path) => path === fonts || path.endsWith('.txt'),
});
/** Below a path the site is a part of another: what governs a whole host is not ours to write. */
const isWholeHost = base === '';
if (isWholeHost) write(join(root, 'robots.txt'), robots(facts.siteUrl));
const missing = missingFiles(root, pages, base);
if (missing.length > 0) {
  console.error(`The build is not whole. Missing: ${missing.join('; ')}.`);
  process.exit(1);
}
rmSync(nginxFolder, { recursive: true, force: true });
cpSync(root, `${nginxFolder}/site`, { recursive: true });
await compressFiles(filesBelow(`${nginxFolder}/site`));
if (isWholeHost) {
  write(`${nginxFolder}/site.conf`, nginxSite(facts.siteUrl, headers));
  write(`${nginxFolder}/site-tls.conf`, nginxTls(facts.siteUrl));
  write(join(root, '_headers'), headersFile(headers));
  write(join(root, '_redirects'), redirectsFile());
}
rmSync(warningsFile, { force: true });
if (warnings.length > 0) {
  write(warningsFile, framed(warnings));
  console.error(framed(warnings));
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
