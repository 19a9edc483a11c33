import type { LanguageText } from '../protocol';
import { defaultLanguage, type Language } from '../../../../src/site/languages';
import { strings } from '../strings';
import { element } from './element';

/** A text in one language. */
export interface Column {
  section: HTMLElement;
  language: string;
  focus: () => void;
  /** Takes over what is on disk now; a draft stays, and the translator chooses. */
  update: (onDisk: LanguageText) => void;
}

/** The place of one language in the panel, with its name. */
export function createColumnFrame({ code, direction, name }: Language) {
  const titleId = `title-${code}`;
  const section = element(
    'section',
    { class: 'column', 'aria-labelledby': titleId, tabindex: '-1' },
    element(
      'h3',
      { id: titleId },
      element('span', { lang: code, dir: direction }, name),
      element('span', { class: 'quiet' }, code === defaultLanguage.code ? strings.source : code),
    ),
  );
  return { section, titleId };
}
