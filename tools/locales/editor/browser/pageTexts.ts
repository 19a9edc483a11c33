import { parseId, type TextReference } from '../../files/keys';
import { i18nOf, languageOf } from '../site';
import { withoutMarkers } from '../textMarkers';
import { partsOf, type Place } from './places';
import { offsetInWording, replacementIn } from './wording';

export const instanceOf = ({ language }: TextReference) => i18nOf(languageOf(language));

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
 * @returns false, and changes nothing, if React has to render it: more than the words of one text node are different
 */
export function replaceOnPage(
  reference: TextReference,
  text: string,
  places: readonly Place[],
): boolean {
  const before = textOnPage(reference);
  if (before === undefined || before === text) return true;
  const edits = places.flatMap(({ range }) => {
    if (!range) return [];
    const parts = partsOf(range);
    const shown = parts.map(({ words }) => words);
    const found = replacementIn(withoutMarkers(before), withoutMarkers(text), shown);
    const part = found && parts[found.node];
    return [part ? { ...found, node: part.node, from: part.offset + found.from } : null];
  });
  const whole = edits.filter((edit) => edit !== null);
  if (whole.length === 0 || whole.length < edits.length) return false;
  setTextOnPage(reference, text, true);
  for (const { node, from, length, words } of whole) node.replaceData(from, length, words);
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
