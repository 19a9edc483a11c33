import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../tools/setup/browser.mjs';

/** Keeps the browser from calling its maker: tests ask nothing of another origin. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * How every suite starts its browser.
 * @throws if there is none
 */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser for the tests: npm test fetches one.');
  /** Chromium's sandbox refuses to start for root, the usual user of a container. */
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...sandbox, ...quiet] };
}

/** A port that no program listens at. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
