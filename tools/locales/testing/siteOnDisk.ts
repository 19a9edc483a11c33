import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allowListPath, glossaryPath } from '../files/project';
import { sampleSite } from './sampleSite';

/** The sample site in a temporary folder. */
export function writtenSite() {
  const site = sampleSite();
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'texts-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, content] of site.files) write(path, String(content));
  write(glossaryPath, JSON.stringify(site.glossary));
  write(allowListPath, JSON.stringify(site.allowed));
  const project = { ...site, root };
  return {
    root,
    project,
    write,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    remove: () => rmSync(root, { recursive: true }),
  };
}
