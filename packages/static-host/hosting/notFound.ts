import { defaultLanguage, languages } from '../../../src/i18n/languages';
import { hrefOf } from '../../../src/site/routes';
import { fileOfPage } from '../serve/address';

/** Where a missing address begins, and the page that tells of it. */
export interface NotFoundRule {
  /** The language's prefix, '' for the language without one. */
  prefix: string;
  /** Whether the rule is for `/services/{one part}` below the prefix, or for all else. */
  isService: boolean;
  /** Path below the served folder. */
  file: string;
}

/** The not-found pages, the most particular address first. `packages/static-host/serve/address.ts` decides the same. */
export function notFoundRules(): NotFoundRule[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  return [...others, defaultLanguage].flatMap((language) => {
    const file = (name: 'notFound' | 'serviceNotFound') => fileOfPage(hrefOf(language, { name }));
    const { prefix } = language;
    return [
      { prefix, isService: true, file: file('serviceNotFound') },
      { prefix, isService: false, file: file('notFound') },
    ];
  });
}
