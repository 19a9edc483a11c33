import { parseId, type TextReference } from '../../files/keys';
import { i18nOf, languageOf } from '../siteAdapter';
import { withoutMarkers } from '../textMarkers';
import { hasCodes, isShownAs, offsetInWording } from './literals';
import { partsOf, type Part, type Place } from './places';

const instanceOf = ({ language }: TextReference) => i18nOf(languageOf(language));

/** A text in its marker as i18next has it, from which the page takes it; undefined if no page has asked for it. */
export function textOnPage(reference: TextReference): string | undefined {
  const { language, name, key } = reference;
  const text: unknown = instanceOf(reference).getResource(language, name, key);
  return typeof text === 'string' ? text : undefined;
}

/** @param silent whether React isn't told */
export function setTextOnPage(reference: TextReference, text: string, silent = false): void {
  const { language, name, key } = reference;
  instanceOf(reference).addResource(language, name, key, text, { silent });
}

/**
 * Gives a text another wording in i18next, from which React renders it, and in the text nodes of the page, where React
 * then has nothing to change.
 * @returns false, and changes nothing, if React has to render it: a place is no single text node, or the wording has
 * placeholders or tags
 */
export function replaceOnPage(
  reference: TextReference,
  text: string,
  places: readonly Place[],
): boolean {
  const before = textOnPage(reference);
  if (before === undefined || before === text) return true;
  const wording = withoutMarkers(text);
  const parts = places.flatMap(({ range }) => (range ? [partsOf(range)] : []));
  const isOneNode = ([part, ...others]: readonly Part[]) =>
    part && others.length === 0 && isShownAs(withoutMarkers(before), part.words);
  if (parts.length === 0 || hasCodes(wording) || !parts.every(isOneNode)) return false;
  setTextOnPage(reference, text, true);
  for (const { node, offset, words } of parts.flat())
    node.replaceData(offset, words.length, wording);
  return true;
}

/** The offset in the wording of a place at a point of the window; undefined if unknown. */
export function caretAt({ id, range }: Place, x: number, y: number): number | undefined {
  const reference = parseId(id);
  if (!range || !reference || !('caretPositionFromPoint' in document)) return undefined;
  const { offsetNode, offset } = document.caretPositionFromPoint(x, y) ?? {};
  const parts = partsOf(range);
  const at = parts.findIndex(({ node }) => node === offsetNode);
  const part = parts[at];
  if (!part || offset === undefined) return undefined;
  const before = parts.slice(0, at).map(({ words }) => words);
  const shown = parts.map(({ words }) => words).join('');
  const shownOffset = before.join('').length + Math.max(0, offset - part.offset);
  return offsetInWording(withoutMarkers(textOnPage(reference) ?? ''), shown, shownOffset);
}
