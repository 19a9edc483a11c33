import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { folderWith } from '../../testing/folderWith';

const script = resolve('tools/host/serve/preview.ts');
const folders: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function preview(files: Record<string, string>, ...args: string[]): ChildProcess {
  const cwd = folderWith(files);
  folders.push(cwd);
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...args], {
    cwd,
  });
  children.push(child);
  return child;
}

async function firstWords(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.once('data', (data: Buffer) => {
        done(data.toString());
      });
    }
  });
}

it('prints the address that it serves, and ends when told to', async () => {
  const child = preview({ 'dist/nginx/site/index.html': 'home' }, '--port', '0');
  const address = /http:\S+/.exec(await firstWords(child))?.[0] ?? '';
  expect(await (await fetch(address)).text()).toBe('home');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('repeats what the build has warned of', async () => {
  const files = { 'dist/nginx/site/index.html': '', 'dist/warnings.txt': 'NO MESSAGE' };
  const child = preview(files, '--port', '0');
  const [words] = (await once(child.stderr ?? child, 'data')) as [Buffer];
  expect(words.toString()).toContain('NO MESSAGE');
});

it.each([
  ['a site that was not built', {}, ['--port', '0'], 'npm run build'],
  ['a port that is none', { 'dist/nginx/site/index.html': '' }, ['--port', 'x'], '--port'],
])('refuses %s', async (_, files, args, words) => {
  const child = preview(files, ...args);
  expect(await firstWords(child)).toContain(words);
  expect(await once(child, 'exit')).toEqual([1, null]);
});

it('names a taken port', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const child = preview({ 'dist/nginx/site/index.html': '' }, '--port', port);
  expect(await firstWords(child)).toContain(`Port ${port} is taken`);
  other.close();
});
