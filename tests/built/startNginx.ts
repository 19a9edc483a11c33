import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadEnv } from 'vite';
import { readFacts } from '../../src/site/readFacts';
import { askAt, type Ask, type TestServer } from '../../tools/host/testing/testServer';

const siteRoot = resolve('dist/nginx/site');

/**
 * Starts nginx with the build's configuration. Only places are changed: port,
 * folder of the site, and where nginx writes.
 * @param tls what is to stand in the file that nginx includes for https
 * @throws with nginx's own words if it does not start
 */
export async function startNginx(program: string, tls = ''): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(program, folder, port));
  const { hostname } = new URL(readFacts(loadEnv('production', process.cwd())).siteUrl);
  if (tls) writeFileSync(join(folder, `${hostname}-tls.conf`), tls);
  const child = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off;']);
  let words = '';
  child.stderr.on('data', (data: Buffer) => (words += data.toString()));
  const ask: Ask = (path, headers, method) =>
    askAt(port)(path, { host: hostname, ...headers }, method);
  while (!(await ask('/').catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${words}`);
    await setTimeout(50);
  }
  return {
    ask,
    close: () => {
      child.once('exit', () => rmSync(folder, { recursive: true }));
      child.kill();
    },
  };
}

/** A machine's own `nginx.conf`, with another site beside ours. */
function configuration(program: string, folder: string, port: number): string {
  const site = readFileSync('dist/nginx/site.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/nginx/snippets/', `${folder}/`)
    .replace(/root \/var\/www\/.*;/, `root ${siteRoot};`);
  return `pid ${folder}/pid;
error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
access_log off;
${temporaryPaths(program, folder).join('\n')}
${site}
server {
  listen 127.0.0.1:${port};
  server_name other.example;
  return 200 'another site';
}
}
`;
}

/** Every module that is compiled in wants a folder to write to, which may be root's. */
function temporaryPaths(program: string, folder: string): string[] {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const names = [...stderr.matchAll(/--http-([a-z-]+-temp-path)=/g)].map((match) => match[1] ?? '');
  return names.map((name) => `${name.replaceAll('-', '_')} ${folder}/${name};`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
