import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TestServer {
  /** Sends a path unchanged: `fetch` would normalize it, and decompress the answer. */
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  close: () => void;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  content: Buffer;
  body: string;
}

/** Serves with a handler on a free port. */
export async function serve(handler: RequestListener): Promise<TestServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
          const { statusCode: status, headers } = response;
          buffer(response)
            .then((content) => resolve({ status, headers, content, body: content.toString() }))
            .catch(reject);
        })
          .on('error', reject)
          .end();
      }),
    close: () => server.close().closeAllConnections(),
  };
}
