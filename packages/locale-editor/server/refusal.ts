import type { RefusalAnswer } from '../protocol';

/** An answer other than "done": its status and what the browser is told. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Omit<RefusalAnswer, 'error'> = {},
  ) {
    super(message);
  }
}
