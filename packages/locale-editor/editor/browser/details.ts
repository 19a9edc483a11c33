import type { TextView } from '../protocol';
import { strings } from '../strings';
import { parseTextId } from '../textId';
import { button, element } from './element';
import { formLinks } from './formLinks';
import { glossaryPart } from './glossaryPart';

interface DetailsOptions {
  id: string;
  view: TextView;
  /** Where it stands on the page, if not as a text of its own. */
  attribute: string | null;
  /** Texts that it is part of. */
  within: readonly string[];
  /** Texts that are part of it. */
  parts: readonly string[];
  onOpen: (id: string) => void;
}

type Row = [term: string, content: (Node | string)[]];

/** What is known of a text, beside its versions. */
export function createDetails(options: DetailsOptions): HTMLElement {
  const { view, id, attribute, within, parts, onOpen } = options;
  const { description, glossary, forms } = view;
  const reference = parseTextId(id);
  const rows: Row[] = [[strings.where, [description?.where ?? strings.undescribed]]];
  if (attribute) rows.push([strings.attribute, [strings.attributeOf(attribute)]]);
  if (reference) {
    const language = strings.forms(reference.language);
    if (forms.length > 0) rows.push([language, [formLinks(forms, reference, onOpen)]]);
    rows.push([strings.key, [element('code', {}, `${reference.name}: ${reference.key}`)]]);
  }
  rows.push(...links(strings.partOf, within, onOpen), ...links(strings.contains, parts, onOpen));
  return element(
    'section',
    { class: 'details' },
    element(
      'dl',
      {},
      ...rows.flatMap(([term, content]) => [
        element('dt', {}, term),
        element('dd', {}, ...content),
      ]),
    ),
    ...glossaryPart(glossary),
  );
}

function links(term: string, ids: readonly string[], onOpen: (id: string) => void): Row[] {
  if (ids.length === 0) return [];
  const buttons = ids.map((id) =>
    button(parseTextId(id)?.key ?? id, () => onOpen(id), { class: 'link' }),
  );
  return [[term, buttons]];
}
