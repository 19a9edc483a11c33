import type { LocaleSource } from '../../../../src/i18n/compose';
import { localeFiles } from '../../../../src/i18n/localeFiles';
import type { LanguageCode } from '../../../../src/site/languages';
import { markTexts } from './markTexts';

/**
 * The locale files of a language as they are on disk now, each text with its mark.
 * @param code the language
 * @param root the folder that holds `locales/`
 */
export function markedLocaleFiles(code: LanguageCode, root: string): LocaleSource {
  const files = localeFiles(code, root, false);
  const mark = <Content>(content: Content, name: string) =>
    markTexts(content, { language: code, name }) as Content;
  return {
    common: () => mark(files.common(), 'common'),
    home: () => mark(files.home(), 'home'),
    service: (slug) => mark(files.service(slug), `services/${slug}`),
  };
}
