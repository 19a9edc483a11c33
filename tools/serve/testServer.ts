import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestServer {
  /** Sends an address as it is, without the tidying of a browser. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  close(): void;
}

/** A server on a free port that answers with a handler. */
export async function serve(handler: RequestListener): Promise<TestServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const body = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode, headers: response.headers, body });
          });
        })
          .on('error', reject)
          .end();
      }),
    close: () => server.close().closeAllConnections(),
  };
}
