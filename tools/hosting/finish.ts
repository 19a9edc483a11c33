/** The end of `npm run build`: what hosts need beside the pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { readFacts } from '../../src/site/readFacts';
import { contentPolicy } from './contentPolicy';
import { securityHeaders } from './securityHeaders';
import { securityText } from './securityText';
import { filesBelow, styleHashesOf } from './siteFiles';

const root = 'dist/client';

const facts = readFacts(loadEnv('production', process.cwd()));
const policy = contentPolicy(facts, styleHashesOf(filesBelow(root)));
const headers = securityHeaders(policy);

write('dist/security-headers.json', JSON.stringify(headers, null, 2));
write(join(root, '.well-known/security.txt'), securityText(facts, new Date()));

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
