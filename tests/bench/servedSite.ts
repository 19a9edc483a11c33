import { spawn } from 'node:child_process';
import { once } from 'node:events';

const port = 4399;

/**
 * Serves the built site during a measurement.
 * @param measure receives the origin of the site
 * @throws if it can't be served: the server prints why
 */
export async function withServedSite(measure: (origin: string) => Promise<void>): Promise<void> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/host/previewServer.ts', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const started = once(server.stdout, 'data').then(() => true);
    const ended = once(server, 'exit').then(() => false);
    if (!(await Promise.race([started, ended]))) throw new Error('There is nothing to measure.');
    await measure(`http://localhost:${port}`);
  } finally {
    server.kill();
  }
}
