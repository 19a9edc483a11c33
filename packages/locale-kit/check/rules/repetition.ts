import type { FileFinding } from '../document';

/** Sentences shorter than this may recur. */
const leastWords = 6;

interface CheckedFile {
  file: string;
  texts: readonly { key: string; offset: number; text: string }[];
}

/**
 * Sentences that two files of a language share: each service is written for itself.
 * @returns the findings of each file that repeats another
 */
export function repetitions(files: readonly CheckedFile[]): Map<string, FileFinding[]> {
  const first = new Map<string, string>();
  const findings = new Map<string, FileFinding[]>();
  for (const { file, texts } of files) {
    for (const { key, offset, text } of texts) {
      for (const sentence of longSentences(text)) {
        const earlier = first.get(sentence);
        if (earlier === undefined) first.set(sentence, file);
        else if (earlier !== file) {
          const found = repeated(key, offset, sentence, earlier);
          findings.set(file, [...(findings.get(file) ?? []), found]);
        }
      }
    }
  }
  return findings;
}

function longSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?؟…])\s+/u)
    .filter((sentence) => sentence.split(/\s+/u, leastWords).length === leastWords);
}

function repeated(key: string, index: number, sentence: string, earlier: string): FileFinding {
  return {
    severity: 'warning',
    rule: 'repetition',
    index,
    key,
    message: `${earlier} has the same sentence: “${sentence.slice(0, 50)}…”`,
    suggestion: 'Write it anew: no two pages share a sentence.',
  };
}
