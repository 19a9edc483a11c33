import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** More than any text with its key needs. */
export const largestBody = 64 * 1024;

/**
 * The JSON that a request carries.
 * @throws Refusal if it is too large or is no JSON in UTF-8
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const tooLarge = new Refusal(413, `More than ${largestBody} bytes are not read.`);
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'The request is not JSON in UTF-8.');
  }
}
