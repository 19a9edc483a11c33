import { languageOf, languages, type Language } from '../../../src/site/languages';
import type { ServiceSlug } from '../../../src/site/catalogue';
import { hrefOf } from '../../../src/site/routes';
import { textsOf } from '../../browser/support/texts';
import type { Visitor } from '../visitor';

export { languages, textsOf };

export const english = languageOf('en');

/** One language for each direction of reading. */
export const bothDirections = [english, languageOf('ar')];

export const service: ServiceSlug = 'visitor-economy-strategy';

export const homeOf = (language: Language, hash?: string) =>
  hrefOf(language, { name: 'home' }, hash);

export const serviceOf = (language: Language) =>
  hrefOf(language, { name: 'service', slug: service });

/** What the headings of these pages say. */
export const headingOf = {
  home: (language: Language) => textsOf(language).home.hero.headline,
  service: (language: Language) => textsOf(language).service(service).title,
  notFound: (language: Language) => textsOf(language).common.notFound.title,
};

export const message = {
  name: 'Amina Yusuf',
  email: 'amina@example.org',
  message: 'A port, or a zone?',
};

export const nothing = { name: '', email: '', message: '' };

/** Fills the contact form and sends it; the placeholder's build simulates success. */
export async function sendMessage(visitor: Visitor, language: Language): Promise<void> {
  for (const [name, text] of Object.entries(message)) await visitor.fill(name, text);
  await visitor.click({ selector: 'form button', name: textsOf(language).home.form.send });
}
