import { defaultLanguage, languageOf } from '../../../../src/site/languages';
import type { LanguageText } from '../protocol';
import { strings } from '../strings';
import type { Column } from './columnFrame';
import { createColumnFrame } from './columnFrame';
import { element } from './element';
import { findingItems } from './findingsList';

/**
 * A language that has no use for the text, or whose file can't be read.
 * @param english the English that stands for it, such as the `_other` of a plural form
 */
export function createFixedColumn(text: LanguageText, english: string): Column {
  const { section } = createColumnFrame(languageOf(text.language));
  const isReadable = text.state !== 'unreadable';
  const { code, direction } = defaultLanguage;
  section.append(
    element('p', { class: 'quiet' }, isReadable ? strings.unneeded : strings.unreadable),
  );
  if (isReadable && english !== '' && text.language === code) {
    section.append(
      element('p', { class: 'quiet' }, strings.standIn),
      element('blockquote', { lang: code, dir: direction }, english),
    );
  }
  section.append(element('ul', { class: 'findings' }, ...findingItems(text.findings)));
  return {
    section,
    language: text.language,
    focus: () => section.focus({ preventScroll: true }),
    update: () => undefined,
  };
}
