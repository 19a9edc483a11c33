import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  content: Buffer;
  body: string;
}

/** Sends an address as it is, without the tidying of a browser. */
export type Ask = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Answer>;

export interface TestServer {
  ask: Ask;
  close(): void;
}

/** A server on a free port that answers with a handler. */
export async function serve(handler: RequestListener): Promise<TestServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { ask: askAt(port), close: () => server.close().closeAllConnections() };
}

/** Asks the server on a port of this machine. */
export function askAt(port: number): Ask {
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const content = Buffer.concat(chunks);
          const { statusCode: status, headers: received } = response;
          resolve({ status, headers: received, content, body: content.toString() });
        });
      })
        .on('error', reject)
        .end();
    });
}
