import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Action, RefusalAnswer } from '../protocol';
import { guard } from './guard';
import { readBody } from './readBody';
import { Refusal } from './refusal';
import * as requests from './requests';
import type { Workshop } from './workshop';

interface HandlerOptions {
  /** The secret of this run. */
  token: string;
  workshop: Workshop;
  /** Called after a locale file was written. */
  onSaved: () => void;
}

/**
 * Answers the editor's requests; the path is the action.
 * @returns a handler that never throws
 */
export function createHandler({ token, workshop, onSaved }: HandlerOptions) {
  const actions = new Map<string, (body: unknown) => Promise<unknown>>(
    Object.entries({
      view: (body) => workshop.view(requests.readTextReference(body)),
      check: (body) => workshop.check(requests.readCandidate(body)),
      accept: (body) => workshop.accept(requests.readTextReference(body)),
      texts: (body) => workshop.texts(requests.readFileReference(body)),
      save: async (body) => {
        const answer = await workshop.save(requests.readSaveRequest(body));
        onSaved();
        return answer;
      },
    } satisfies Record<Action, (body: unknown) => Promise<unknown>>),
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
