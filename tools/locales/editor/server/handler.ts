import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import type { Action, RefusalAnswer } from '../protocol';
import { Refusal, type Workshop } from './workshop';

const text = z.strictObject({ language: z.string(), name: z.string(), key: z.string() });
const candidate = text.extend({ text: z.string() });
const saved = candidate.extend({ opened: z.string().nullable() });
const who = z.strictObject({ author: z.string() });

/**
 * Answers the editor's requests; the path is the action.
 * @returns a handler that never throws
 */
export function createHandler(workshop: Workshop) {
  const actions = new Map<string, (body: unknown) => unknown>(
    Object.entries({
      texts: () => workshop.texts(),
      check: (body) => workshop.check(candidate.parse(body)),
      save: (body) => workshop.save(saved.parse(body)),
      accept: (body) => workshop.accept(text.parse(body)),
      prepareHandIn: () => workshop.prepareHandIn(),
      handIn: (body) => workshop.handIn(who.parse(body)),
    } satisfies Record<Action, (body: unknown) => unknown>),
  );

  async function answerTo(request: IncomingMessage): Promise<unknown> {
    // No script can set this header: the browser says with it whose page asks.
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin';
    if (request.method !== 'POST' || !isOwn) {
      throw new Refusal(403, 'Only the editor’s own page may ask.');
    }
    const action = actions.get((request.url ?? '').slice(1));
    if (!action) throw new Refusal(404, 'Unknown action.');
    return action(JSON.parse(await readText(request)));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body } = await answerTo(request).then(
      (answer) => ({ status: 200, body: answer }),
      refusalOf,
    );
    // What is left of a refused request is not read.
    if (!request.complete) response.setHeader('Connection', 'close');
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify(body));
  };
}

function refusalOf(error: unknown): { status: number; body: RefusalAnswer } {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Refusal) {
    return { status: error.status, body: { error: reason, ...error.details } };
  }
  const isUnreadable = error instanceof SyntaxError || error instanceof z.ZodError;
  return { status: isUnreadable ? 400 : 500, body: { error: reason } };
}
