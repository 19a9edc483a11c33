import { serviceBase } from '../protocol';
import type { Action, Answer, Question, RefusalAnswer } from '../protocol';

/** The server refused a request. */
export class Refused extends Error {
  constructor(readonly answer: RefusalAnswer) {
    super(answer.error);
  }
}

/** The server could not be reached: it was stopped. */
export class Unreachable extends Error {}

/**
 * Sends a request to the editor's server.
 * @throws `Refused` or `Unreachable`
 */
export async function ask<Name extends Action>(
  action: Name,
  ...[question]: Question<Name>
): Promise<Answer<Name>> {
  const body = JSON.stringify(question ?? {});
  const response = await fetch(`${serviceBase}/${action}`, { method: 'POST', body }).catch(() => {
    throw new Unreachable();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer<Name>;
  throw new Refused((answer as RefusalAnswer | null) ?? { error: `HTTP ${response.status}` });
}
