import { token } from 'virtual:editor-session';
import * as protocol from '../protocol';
import { strings } from '../strings';

/** The server's "no", with what it says. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly answer: protocol.RefusalAnswer,
  ) {
    super(answer.error);
  }
}

/** What the editor's server does. Each throws `Refused`, or an error when it can't be reached. */
export const service = {
  view: (text: protocol.TextReference) => ask<protocol.TextView>('view', text),
  check: (text: protocol.Candidate) => ask<protocol.CheckAnswer>('check', text),
  save: (text: protocol.SaveRequest) => ask<protocol.SaveAnswer>('save', text),
  accept: (text: protocol.TextReference) => ask<protocol.CheckAnswer>('accept', text),
  texts: (file: protocol.FileReference) => ask<protocol.TextsAnswer>('texts', file),
};

async function ask<Answer>(action: protocol.Action, body: object): Promise<Answer> {
  const response = await fetch(`${protocol.serviceBase}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [protocol.tokenHeader]: token },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(strings.unreachable);
  });
  if (response.ok) return (await response.json()) as Answer;
  throw new Refused(response.status, (await response.json()) as protocol.RefusalAnswer);
}
