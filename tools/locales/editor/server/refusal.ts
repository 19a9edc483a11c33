import type { Finding } from '../../check/finding';

export interface RefusalAnswer {
  /** What the person reads, if the editor has no words of its own for the case. */
  error?: string;
  /** What is wrong with the text (422). */
  findings?: Finding[];
  /** The text that the file holds now, null if it has none (409). */
  current?: string | null;
}

/** A request that can't be answered: the status and the body of the response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly answer: RefusalAnswer = {},
  ) {
    super(`HTTP ${status}`);
  }
}
