import type { TextMeta } from '../../../../src/schemas/textSchema';
import type { Terms } from '../terms';

/** A text with everything that the rules need to judge it. */
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
  /** The characters that the fonts have; undefined if any character is allowed. */
  characters: ReadonlySet<string> | undefined;
}
