import { services } from '../../src/site/catalogue';
import { languages } from '../../src/site/languages';
import { hrefOf, type Screen } from '../../src/site/hrefs';

const [service] = services;
if (!service) throw new Error('The catalogue has no service');

const screens: Screen[] = [
  { name: 'home' },
  { name: 'service', slug: service },
  { name: 'notFound' },
];

export const measuredPages = screens.flatMap((screen) =>
  languages.map((language) => ({ screen, address: hrefOf(language, screen) })),
);
