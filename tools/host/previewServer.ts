/** `npm run preview`: serves the built site as Netlify and Cloudflare Pages do. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { makeCards } from '../art/cards';
import { createSiteHandler } from './siteHandler';

const root = 'dist/client';
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
    /** Draws the social cards while the site is served: `npm start` builds without them. */
    cards: { type: 'boolean', default: false },
  },
});

if (!existsSync(`${root}/_headers`)) fail('There is no built site: run npm run build.');
const server = createServer(createSiteHandler(root));
server.on('listening', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is served at http://${values.host}:${port}/ (end with Ctrl+C)`);
  if (values.cards) void drawCards();
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  if (isTaken && values.port === undefined) server.listen(0, values.host);
  else fail(isTaken ? `Port ${values.port} is taken: choose another --port.` : error.message);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
server.listen(Number(values.port ?? 4321), values.host);

async function drawCards(): Promise<void> {
  try {
    const drawn = await makeCards(root);
    if (drawn > 0) console.log(`Social cards: ${drawn} drawn.`);
  } catch (error) {
    console.error('Not all social cards were drawn:', error);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
