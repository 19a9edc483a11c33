import { token } from 'virtual:editor-session';
import {
  serviceBase,
  tokenHeader,
  type Action,
  type Actions,
  type RefusalAnswer,
} from '../protocol';
import { strings } from '../strings';

/** The server's "no", with what it says. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly answer: RefusalAnswer,
  ) {
    super(answer.error);
  }
}

/**
 * Asks the editor's server.
 * @throws `Refused`, or an error when it can't be reached
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
    throw new Error(strings.unreachable);
  });
  if (response.ok) return (await response.json()) as Actions[Name][1];
  throw new Refused(response.status, (await response.json()) as RefusalAnswer);
}
