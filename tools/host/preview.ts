/** `npm run preview`: serves the built site as its hosts do. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { makeCards } from '../art/cards';
import { createHandler } from './handler';

const root = 'dist/client';
const defaultPort = 4321;

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
    /** Draws the social cards while the site is served: `npm start` builds without them. */
    cards: { type: 'boolean', default: false },
  },
});
const port = values.port === undefined ? defaultPort : Number(values.port);
if (!existsSync(`${root}/_headers`)) fail(`There is no ${root}/_headers: run npm run build.`);
else if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port needs a port number.');
else serve();

function serve(): void {
  const server = createServer(createHandler(root));
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.log(`The site is served at http://${values.host}:${port}/ (end with Ctrl+C)`);
    if (values.cards) void drawCards();
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    if (isTaken && values.port === undefined) server.listen(0, values.host);
    else fail(isTaken ? `Port ${port} is taken: choose another one with --port.` : error.message);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  server.listen(port, values.host);
}

async function drawCards(): Promise<void> {
  try {
    const drawn = await makeCards(root);
    if (drawn > 0) console.log(`Social cards: ${drawn} drawn.`);
  } catch (error) {
    console.error('Not all social cards were drawn:', error);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
