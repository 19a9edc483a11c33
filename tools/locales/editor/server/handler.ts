import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { SpokenError } from '../../messages/SpokenError';
import type { Action } from '../protocol';
import { Refusal, type RefusalAnswer } from './refusal';
import { bodies, type Workshop } from './workshop';

/**
 * Answers the editor's requests; the path is the action.
 * @returns a handler that never throws
 */
export function createWorkshopHandler(workshop: Workshop) {
  const actions: Record<Action, (body: unknown) => unknown> = {
    texts: () => workshop.texts(),
    check: (body) => workshop.check(bodies.check.parse(body)),
    save: (body) => workshop.save(bodies.save.parse(body)),
    handIn: (body) => workshop.handIn(bodies.handIn.parse(body)),
  };

  const isAction = (name: string): name is Action => Object.hasOwn(actions, name);

  async function answerTo(request: IncomingMessage) {
    const { method, url, headers } = request;
    // Browsers set this header and scripts can't: requests of other sites are refused.
    if (method !== 'POST' || headers['sec-fetch-site'] !== 'same-origin') throw new Refusal(403);
    const action = (url ?? '').slice(1);
    if (!isAction(action)) throw new Refusal(404);
    return actions[action](JSON.parse(await readText(request)));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body } = await answerTo(request).then(
      (answer) => ({ status: 200, body: answer }),
      (error: unknown) => refusalOf(error, request.headers['accept-language']),
    );
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
  };
}

function refusalOf(error: unknown, language = 'en'): { status: number; body: RefusalAnswer } {
  if (error instanceof SpokenError)
    return { status: 422, body: { error: error.messageIn(language) } };
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Refusal)
    return { status: error.status, body: { error: reason, ...error.answer } };
  const isMalformed = error instanceof SyntaxError || error instanceof z.ZodError;
  return { status: isMalformed ? 400 : 500, body: { error: reason } };
}
