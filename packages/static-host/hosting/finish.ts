/** The end of `npm run build`: what hosts need beside the pages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { languages } from '../../../src/i18n/languages';
import { localeFiles } from '../../../src/i18n/localeFiles';
import { manifestAddress, webManifest } from '../../../src/seo/webManifest';
import { readFacts } from '../../../src/site/readFacts';
import { makeCards } from '../../art/cards/makeCards';
import { compressFiles } from './compress';
import { contentPolicy } from './contentPolicy';
import { headersFile } from './headersFile';
import { nginxConf } from './nginx';
import { putPolicyInPages } from './policyInPages';
import { redirectsFile } from './redirectsFile';
import { securityHeaders } from './securityHeaders';
import { securityText } from './securityText';
import { checkSettings, framed, warningsFile } from '../settings';
import { filesBelow, styleHashesOf } from './siteFiles';

/** The folder that hosts serve; what lies beside it is for those who set hosts up. */
const root = 'dist/client';

const environment = loadEnv('production', process.cwd());
const warnings = checkSettings(environment);
const facts = readFacts(environment);
const built = filesBelow(root);
const policy = contentPolicy(facts, styleHashesOf(built));
const headers = securityHeaders(policy);

if (process.env['POLICY_IN_PAGES']) putPolicyInPages(built, policy);
write('dist/security-headers.json', JSON.stringify(headers, null, 2));
write('dist/nginx.conf', nginxConf(facts.siteUrl, headers));
write(join(root, '.well-known/security.txt'), securityText(facts, new Date()));
for (const language of languages) {
  const { firm } = localeFiles(language.code, process.cwd(), true).common();
  write(join(root, manifestAddress(language)), JSON.stringify(webManifest(language, firm)));
}
await makeCards(root);
await compressFiles(filesBelow(root));
write(join(root, '_headers'), headersFile(headers));
write(join(root, '_redirects'), redirectsFile());
/** GitHub Pages takes the files as they are. */
write(join(root, '.nojekyll'), '');
rmSync(warningsFile, { force: true });
if (warnings.length > 0) {
  write(warningsFile, framed(warnings));
  console.error(framed(warnings));
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
