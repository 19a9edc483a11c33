import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../packages/static-host/project';
import {
  readSecurityHeaders,
  securityHeadersOf,
} from '../../packages/static-host/serve/securityHeaders';
import { askAt, type Ask } from '../../packages/static-host/testing/testServer';
import { missing, typed } from '../../packages/static-host/testing/addresses';

/** 200 MB, most of it Cloudflare's own server: more than a clone should fetch unasked. */
const wrangler = ['--yes', 'wrangler@4.86.0', 'pages', 'dev', resolve('dist/client')];
const isAsked = process.env['CLOUDFLARE'] === '1';
if (!isAsked) {
  console.log(
    "The site is not tried on Cloudflare's own software (200 MB from npm): CLOUDFLARE=1 npm run test:built does it.",
  );
}

const ofCloudflare = typed.filter(([, , notOn = []]) => !notOn.includes('Cloudflare'));
const security = readSecurityHeaders('dist/security-headers.json');

describe.skipIf(!isAsked)('Cloudflare Pages', () => {
  /** wrangler writes where it is started. */
  const cwd = mkdtempSync(join(tmpdir(), 'wrangler-'));
  let child: ChildProcess;
  let ask: Ask;

  beforeAll(async () => {
    const port = await freePort();
    const options = ['--port', String(port), '--ip', '127.0.0.1'];
    const date = ['--compatibility-date', '2026-04-01'];
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' };
    child = spawn('npx', [...wrangler, ...options, ...date], { cwd, env, detached: true });
    let words = '';
    child.stdout?.on('data', (data: Buffer) => (words += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (words += data.toString()));
    ask = askAt(port);
    while (!(await ask('/').catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`wrangler did not start:\n${words}`);
      await setTimeout(200);
    }
  }, 300_000);

  /** npx starts others, which end with their group. */
  afterAll(async () => {
    const ended = once(child, 'exit');
    if (child.pid) process.kill(-child.pid);
    await ended;
    rmSync(cwd, { recursive: true });
  });

  it('answers every page under its address, with all headers', async () => {
    for (const address of pages) {
      const { status, headers } = await ask(address);
      expect([address, status]).toEqual([address, 200]);
      const wanted = Object.entries(securityHeadersOf(security, address));
      for (const [name, value] of wanted) expect(headers[name.toLowerCase()]).toBe(value);
    }
  });

  it.each(ofCloudflare)('leads %s to %s by one permanent redirect', async (address, leadsTo) => {
    const { status, headers } = await ask(address);
    expect([301, 308]).toContain(status);
    const { pathname, search, hash } = new URL(String(headers.location), 'http://x');
    expect(pathname + search + hash).toBe(leadsTo);
    expect((await ask(leadsTo.replace(/#.*/, ''))).status).toBe(200);
  });

  /** `wrangler` itself fails on the files that it reads and on a file taken for a folder, and makes one slash of two. */
  const alone = missing.filter(([address]) => !/^\/_|^\/\/|^\/robots\.txt\//.test(address));
  it.each(alone)('answers %s with 404', async (address) => {
    const { status, headers } = await ask(address);
    if (status === 301 || status === 308) {
      const { pathname } = new URL(String(headers.location), 'http://x');
      expect((await ask(pathname)).status).toBe(404);
    } else expect(status).toBe(404);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
