import { languages } from '../../../../src/site/languages';
import type { GlossaryHit } from '../protocol';
import { strings } from '../strings';
import { element } from './element';

/** The agreed terms of a text in all languages; nothing if it has none. */
export function glossaryPart(hits: readonly GlossaryHit[]): HTMLElement[] {
  if (hits.length === 0) return [];
  return [
    element(
      'div',
      { class: 'glossary' },
      element('h3', {}, strings.glossary),
      ...hits.map(glossaryTerm),
    ),
  ];
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
