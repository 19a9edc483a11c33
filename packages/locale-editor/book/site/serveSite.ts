import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from '../../../static-host/serve/handler';

/** A site that is served on this machine. */
export interface ServedSite {
  origin: string;
  close: () => void;
}

/** Serves a built site on a free port of this machine, as a host should. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const server = createServer(createHandler(folder)).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => server.close().closeAllConnections(),
  };
}
