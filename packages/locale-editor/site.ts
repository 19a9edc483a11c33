import { allLanguages, defaultLanguage, type Language } from '../../src/site/languages';
import { hrefOf, type Screen } from '../../src/site/routes';
import { isService } from '../../src/site/catalogue';
import type { FileReference } from './texts';

/** What the editor knows of this site: nothing else of it imports `src/`. */
export { allLanguages, defaultLanguage, type Language };

/** The page that shows the texts of a file: that of a service, or else the landing page. */
export function addressOf({ language, name }: FileReference): string {
  const known = allLanguages.find(({ code }) => code === language) ?? defaultLanguage;
  const slug = name.slice(name.indexOf('/') + 1);
  const screen: Screen = isService(slug) ? { name: 'service', slug } : { name: 'home' };
  return import.meta.env.BASE_URL + hrefOf(known, screen).slice(1);
}
