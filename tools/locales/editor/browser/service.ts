import {
  serviceBase,
  type Action,
  type Answer,
  type Question,
  type RefusalAnswer,
} from '../protocol';

/** The server's "no", with what it says. */
export class Refused extends Error {
  constructor(readonly answer: RefusalAnswer) {
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
  ...[question]: Question<Name>
): Promise<Answer<Name>> {
  const response = await fetch(`${serviceBase}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question ?? {}),
  }).catch(() => {
    throw new Unreachable();
  });
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok && answer !== null) return answer as Answer<Name>;
  throw new Refused((answer as RefusalAnswer | null) ?? { error: `HTTP ${response.status}` });
}
