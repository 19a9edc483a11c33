import { spell, spellingOf } from './spelling';
import type { TextSpan } from './findText';

/**
 * A locale file with one text exchanged and everything else as it was, to the byte.
 * @param json the file's text
 * @param span the place of the text, from `findText`
 */
export function replaceText(json: string, { start, end }: TextSpan, text: string): string {
  return json.slice(0, start) + spell(text, spellingOf(json)) + json.slice(end);
}
