import type { Finding } from '../../../locale-kit/check/finding';
import type { TextReference } from '../protocol';
import { Refused, service } from './service';

/** How long after the last key a text is checked. */
const delay = 200;

interface CheckingOptions {
  reference: TextReference;
  /** The text as it is now. */
  text: () => string;
  onFindings: (findings: readonly Finding[]) => void;
}

/** Checks a text while it is written; only the findings of the latest check are told. */
export function createChecking({ reference, text, onFindings }: CheckingOptions) {
  let waiting: number | undefined;
  let latest = 0;

  async function check(): Promise<void> {
    const current = (latest += 1);
    const answer = await service
      .check({ ...reference, text: text() })
      .catch((error: unknown) => (error instanceof Refused ? error.answer : null));
    if (answer?.findings && current === latest) onFindings(answer.findings);
  }

  return {
    now: () => void check(),
    soon(): void {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(() => void check(), delay);
    },
    /** What was asked before is out of date. */
    forget(): void {
      window.clearTimeout(waiting);
      latest += 1;
    },
  };
}
