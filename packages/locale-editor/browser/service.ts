import { token } from 'virtual:editor-session';
import {
  serviceBase,
  tokenHeader,
  type Action,
  type Actions,
  type RefusalAnswer,
} from '../protocol';

/** The server's "no", with what it says. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly answer: RefusalAnswer,
  ) {
    super(answer.error);
  }
}

/** The server can't be reached: it was stopped. */
export class Unreachable extends Error {}

/**
 * Asks the editor's server.
 * @throws `Refused` or `Unreachable`
 */
export async function ask<Name extends Action>(
  action: Name,
  question: Actions[Name][0],
): Promise<Actions[Name][1]> {
  const response = await fetch(`${serviceBase}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [tokenHeader]: token },
    body: JSON.stringify(question),
  }).catch(() => {
    throw new Unreachable();
  });
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok && answer !== null) return answer as Actions[Name][1];
  const said = answer as RefusalAnswer | null;
  throw new Refused(response.status, said ?? { error: `HTTP ${response.status}` });
}
