import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Action, RefusalAnswer } from '../protocol';
import { guard } from './guard';
import { Refusal } from './refusal';
import type { Workshop } from './workshop';

/** More than any text with its key needs. */
export const largestBody = 64 * 1024;

const language = z.strictObject({ language: z.string() });
const text = language.extend({ name: z.string(), key: z.string() });
const candidate = text.extend({ text: z.string() });
const saveRequest = candidate.extend({ opened: z.string().nullable() });
const termRequest = language.extend({ id: z.string(), wording: z.string().min(1) });
const handInRequest = z.strictObject({ author: z.string(), note: z.string() });

interface HandlerOptions {
  /** The secret of this run. */
  token: string;
  workshop: Workshop;
}

/**
 * Answers the editor's requests; the path is the action.
 * @returns a handler that never throws
 */
export function createHandler({ token, workshop }: HandlerOptions) {
  const actions = new Map<string, (body: unknown) => unknown>(
    Object.entries({
      texts: (body) => workshop.texts(read(language, body)),
      check: (body) => workshop.check(read(candidate, body)),
      save: (body) => workshop.save(read(saveRequest, body)),
      accept: (body) => workshop.accept(read(text, body)),
      setTerm: (body) => workshop.setTerm(read(termRequest, body)),
      prepareHandIn: () => workshop.prepareHandIn(),
      handIn: (body) => workshop.handIn(read(handInRequest, body)),
    } satisfies Record<Action, (body: unknown) => unknown>),
  );

  async function answerTo(request: IncomingMessage): Promise<unknown> {
    guard(request, token);
    const action = actions.get((request.url ?? '').slice(1));
    if (!action) throw new Refusal(404, 'Unknown action.');
    return action(await readBody(request));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, 200, await answerTo(request));
    } catch (error) {
      const { status, body } = refusalOf(error);
      // What is left of a refused request is not read.
      if (!request.complete) response.setHeader('Connection', 'close');
      send(response, status, body);
    }
  };
}

/** Takes what an action needs out of a request; refuses what misses something or has something else. */
function read<Question>(schema: z.ZodType<Question>, body: unknown): Question {
  const { data, error } = schema.safeParse(body);
  if (error)
    throw new Refusal(400, `The request is not as it should be. ${z.prettifyError(error)}`);
  return data;
}

/** The JSON that a request carries; refuses what is too large or is no JSON in UTF-8. */
async function readBody(request: IncomingMessage): Promise<unknown> {
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
    const content = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return JSON.parse(content) as unknown;
  } catch {
    throw new Refusal(400, 'The request is not JSON in UTF-8.');
  }
}

function refusalOf(error: unknown): { status: number; body: RefusalAnswer } {
  if (error instanceof Refusal) {
    return { status: error.status, body: { error: error.message, ...error.details } };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 500, body: { error: reason } };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(JSON.stringify(body));
}
