import { commonKeys } from './keys/common';
import type { KeyEntry } from './keys/entry';
import { homeKeys } from './keys/home';
import { serviceKeys } from './keys/service';
import { serviceTitles } from './keys/serviceTitles';
import { parsePluralKey } from './plurals';

/** What is known of the keys of each kind of locale file; `service` is every file of `services/`. */
export const keyTable = { common: commonKeys, home: homeKeys, service: serviceKeys } as const;

/** The files that every language has beside its services, as `localeFile` names them. */
export const pageFiles = ['common', 'home'] as const;

/** Where the files of the services are, within the folder of a language. */
export const serviceFolder = 'services/';

/** How many phases the methodology of a service has. */
export const phaseCount = 4;

/**
 * What is known of a key.
 * @param name the file within the folder of a language, without ending: `home`, `services/<slug>`
 * @param key path of the value; of a plural form, its base
 */
export function keyEntry(name: string, key: string): KeyEntry | undefined {
  if (!name.startsWith(serviceFolder)) return find(name, key);
  const entry = find('service', key);
  const term = serviceTitles[name.slice(serviceFolder.length)];
  return entry && key === 'title' && term ? { ...entry, term } : entry;
}

/** What is known of a text; of a plural form, what is known of its base. */
export function textEntry(name: string, key: string): KeyEntry | undefined {
  const plural = parsePluralKey(key);
  return keyEntry(name, key) ?? (plural ? keyEntry(name, plural.base) : undefined);
}

function find(file: string, key: string): KeyEntry | undefined {
  const table = lookup.get(file);
  return table?.exact.get(key) ?? table?.patterns.find(({ pattern }) => pattern.test(key))?.entry;
}

const lookup = new Map(
  Object.entries<readonly KeyEntry[]>(keyTable).map(([file, entries]) => [
    file,
    {
      exact: new Map(entries.map((entry) => [entry.key, entry])),
      patterns: entries
        .filter(({ key }) => key.includes('*'))
        .map((entry) => ({ entry, pattern: toPattern(entry.key) })),
    },
  ]),
);

function toPattern(key: string): RegExp {
  return new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`, 'u');
}
