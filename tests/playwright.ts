import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../tools/setup/browser.mjs';

/** Playwright asks for a server's address through the shell's proxy, which does not know this machine. */
process.env['NO_PROXY'] = process.env['no_proxy'] = 'localhost,127.0.0.1,::1';

/** Stops the browser's own requests: tests send none to other origins. Draws without an emulated graphics card. */
const quiet = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  // Chromium's sandbox refuses to start for root, the usual user of a container.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { ...(executablePath && { executablePath }), args: [...sandbox, ...quiet] };
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
