import { languages } from '../../../src/i18n/languages';
import type { GlossaryHit, TextView } from '../protocol';
import { strings } from '../strings';
import { parseTextId } from '../textId';
import { button, element } from './element';

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

/** What is known of a text, beside its versions. */
export function createDetails(options: DetailsOptions): HTMLElement {
  const { view, id, attribute, within, parts, onOpen } = options;
  const { description, glossary } = view;
  const rows: [string, (Node | string)[]][] = [
    [strings.key, [element('code', {}, parseTextId(id)?.key ?? id)]],
    ...(description
      ? ([
          [strings.what, [description.what]],
          [strings.where, [description.where]],
        ] satisfies [string, string[]][])
      : ([[strings.what, [strings.undescribed]]] satisfies [string, string[]][])),
    ...(attribute ? ([['', [strings.attribute(attribute)]]] satisfies [string, string[]][]) : []),
    ...links(strings.partOf, within, onOpen),
    ...links(strings.contains, parts, onOpen),
  ];
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
    glossaryPart(glossary),
  );
}

function links(
  term: string,
  ids: readonly string[],
  onOpen: (id: string) => void,
): [string, Node[]][] {
  if (ids.length === 0) return [];
  const buttons = ids.map((id) =>
    button(parseTextId(id)?.key ?? id, () => onOpen(id), { class: 'link' }),
  );
  return [[term, buttons]];
}

function glossaryPart(hits: readonly GlossaryHit[]): HTMLElement {
  if (hits.length === 0) return element('p', { class: 'quiet' }, strings.noGlossary);
  return element(
    'div',
    { class: 'glossary' },
    element('h3', {}, strings.glossary),
    ...hits.map(glossaryTerm),
  );
}

function glossaryTerm({ term, translations, note }: GlossaryHit): HTMLElement {
  const rows = languages.flatMap(({ code, direction }) => {
    const translation = translations[code];
    return translation ? [element('li', { lang: code, dir: direction }, translation)] : [];
  });
  return element(
    'div',
    { class: 'term' },
    element('strong', { lang: 'en' }, term),
    element('ul', {}, ...rows),
    ...(note ? [element('p', { class: 'quiet' }, note)] : []),
  );
}
