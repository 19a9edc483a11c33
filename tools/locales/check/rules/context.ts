import type { TextMeta } from '../../../../src/schemas/textSchema';
import type { TextFinding } from '../finding';
import type { Terms } from '../terms';

/** A text with everything that its rules need. */
export interface RuleContext {
  text: string;
  /** The text without placeholders, tags and addresses; see `mask`. */
  masked: string;
  /** The English text; undefined for English itself. */
  english: string | undefined;
  language: string;
  isSource: boolean;
  meta: TextMeta | undefined;
  terms: Terms;
  /** The characters that the fonts have; undefined if any will do. */
  characters: ReadonlySet<string> | undefined;
}

export type RuleCheck = (context: RuleContext) => TextFinding[];
