import { graphemeCount, wordCount } from '../../../locale-kit/check/rules/length';
import type { LengthLimit } from '../protocol';
import { strings } from '../strings';
import { element } from './element';

/** How long a text is, against its limit. */
export function lengthLine(text: string, limit: LengthLimit | null): HTMLElement {
  const [characters, words] = [graphemeCount(text), wordCount(text)];
  const line = element('span', { class: 'length' }, strings.length(characters, words));
  if (!limit) return line;
  const length = limit.unit === 'words' ? words : characters;
  const isOutside = length < limit.least || length > limit.most;
  line.append(' · ', element('span', { class: isOutside ? 'outside' : '' }, strings.limit(limit)));
  return line;
}
