import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createHandler } from './handler';
import { baseFile, warningsFile } from '../settings';

const root = 'dist/nginx/site';
/** Beside the served folder, so that it is not served itself. */
const securityFile = 'dist/security-headers.json';
const usualPort = 4321;

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string', default: 'localhost' } },
});
const { host } = values;
const base = existsSync(baseFile) ? readFileSync(baseFile, 'utf8') : '';
const headers = existsSync(securityFile)
  ? (JSON.parse(readFileSync(securityFile, 'utf8')) as Record<string, string>)
  : {};
const server = createServer(createHandler(root, headers, base));

server.on('listening', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is served at http://${host}:${port}${base}/ (end with Ctrl+C)`);
  if (existsSync(warningsFile)) console.error(readFileSync(warningsFile, 'utf8'));
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  if (isTaken && values.port === undefined) server.listen(0, host);
  else fail(isTaken ? `Port ${values.port} is taken: give another with --port.` : error.message);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}

const port = values.port === undefined ? usualPort : Number(values.port);
if (!existsSync(`${root}/index.html`)) fail(`There is no ${root}/index.html: run npm run build.`);
else if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port wants a port number.');
else server.listen(port, host);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
