import { execSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measuredPages } from './pages';

const built = 'dist/client';
const compressed = /\.(html|css|js|svg)$/;

/**
 * Makes a plain Astro site of the measured pages: what this site delivers of them, as Astro builds
 * it, with its style sheet and fonts and without scripts. It lies in a temporary folder, with
 * Astro, and is thrown away.
 * @param measure gets the folder of the built files
 */
export async function withAstroSite(measure: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'astro-'));
  try {
    makeSite(folder);
    execSync('npm install --no-audit --no-fund && npx astro build', {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => compressed.test(name))) {
      const path = join(folder, 'dist', file);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
    await measure(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeSite(folder: string): void {
  // The newest major that Node 20 runs.
  write(folder, 'package.json', JSON.stringify({ type: 'module', dependencies: { astro: '5.x' } }));
  write(folder, 'astro.config.mjs', "export default { build: { format: 'file' } };");
  for (const { address } of measuredPages) makePage(folder, address === '/' ? '/index' : address);
  cpSync(join(built, 'assets/static'), join(folder, 'public/assets/static'), { recursive: true });
}

function makePage(folder: string, name: string): void {
  const page = readFileSync(`${built}${name}.html`, 'utf8');
  const [, attributes, head = '', body = ''] =
    /<html([^>]*)><head>(.*)<\/head><body[^>]*>(.*)<\/body>/s.exec(page) ?? [];
  if (attributes === undefined) throw new Error(`${name}.html has no head and body.`);
  const sheet = /href="\/([^"]+\.css)"/.exec(head)?.[1];
  if (sheet === undefined) throw new Error(`${name}.html links no style sheet.`);
  cpSync(join(built, sheet), join(folder, 'src/site.css'));
  const depth = '../'.repeat(name.split('/').length - 1);
  const fonts = head.match(/<link rel="preload"[^>]*>/g) ?? [];
  const meta = head.match(/<(meta|title)[^>]*>([^<]*<\/title>)?/g) ?? [];
  const contents = body.replace(/<script.*?<\/script>/gs, '');
  write(
    folder,
    `src/pages${name}.astro`,
    [
      `---\nimport '${depth}site.css';\nconst contents = ${JSON.stringify(contents)};\n---`,
      `<!doctype html><html${attributes}><head>${[...fonts, ...meta].join('')}</head>`,
      '<body set:html={contents} /></html>',
    ].join('\n'),
  );
}

function write(folder: string, file: string, content: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
