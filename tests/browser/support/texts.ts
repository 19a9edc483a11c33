import { readFileSync } from 'node:fs';
import type { Language } from '../../../src/site/languages';
import type { CommonFile, HomeFile, ServiceFile } from '../../../src/i18n/texts';
import type { ServiceSlug } from '../../../src/site/catalogue';

interface Texts {
  common: CommonFile;
  home: HomeFile;
  service: (slug: ServiceSlug) => ServiceFile;
}

/** What the locale files of a language say. */
export function textsOf({ code }: Language): Texts {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(`locales/${code}/${file}.json`, 'utf8'));
  return {
    common: read('common') as CommonFile,
    home: read('home') as HomeFile,
    service: (slug) => read(`services/${slug}`) as ServiceFile,
  };
}
