import { readFileSync, writeFileSync } from 'node:fs';
import { escapeHtml } from '../project';
import { metaPolicy } from './contentPolicy';

const charset = '<meta charset="utf-8">';

/**
 * Writes the policy into the head of each page, for hosts that send no headers.
 * @param files of the built site
 * @throws if a page does not begin as expected: the policy must come before all that it governs
 */
export function putPolicyInPages(files: readonly string[], policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(metaPolicy(policy))}">`;
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    if (!html.includes(charset)) throw new Error(`${file} has no ${charset}`);
    writeFileSync(file, html.replace(charset, `${charset}\n${meta}`));
  }
}
