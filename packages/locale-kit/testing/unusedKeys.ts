import { parsePluralKey } from '../keys';
import { entriesFor, type Schemas } from '../schema';

/** What may be a key: names joined by dots, the last of them perhaps behind others (`common.nav.home`). */
const names = /[\w*-]+(?:[.:][\w*-]+)*/gu;

/**
 * Keys of the schemas that no source names, in a string, a template or an access: nobody would see
 * their texts.
 * @param sources the code of the site
 * @param whole groups and files of which the code takes all texts at once, to name them by their last
 * part alone, as it does with the entries of lists
 * @returns the keys, each behind the name of its file
 */
export function unusedKeys(
  schemas: Schemas,
  sources: readonly string[],
  whole: readonly string[] = [],
): string[] {
  const exact = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    const withHoles = source.replace(/\$\{[^}]*\}/gu, '*');
    for (const [found] of `${source}\n${withHoles}`.matchAll(names)) {
      const parts = found.split(/[.:]/u);
      for (let start = 0; start < parts.length; start += 1) {
        const end = parts.slice(start).join('.');
        if (!end.includes('*')) exact.add(end);
        else if (!end.startsWith('*')) patterns.add(end);
      }
    }
  }
  const matchers = Array.from(patterns, toMatcher);
  const isNamed = (key: string) => exact.has(key) || matchers.some((one) => one.test(key));
  const nameOf = (file: string, entry: string) => {
    const key = entry.replace(/\.\d+$/u, '');
    if (whole.includes(file)) return key.slice(key.lastIndexOf('.') + 1);
    const group = whole.find((one) => key.startsWith(`${one}.`));
    return group === undefined ? key.replace(/^.*\.\d+\./u, '') : key.slice(group.length + 1);
  };
  return Array.from(schemas).flatMap(([file, schema]) =>
    [...entriesFor(schema, 'en').keys()]
      .map((key) => parsePluralKey(key)?.base ?? key)
      .filter((key) => !isNamed(nameOf(file, key)))
      .map((key) => `${file} ${key}`),
  );
}

function toMatcher(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`, 'u');
}
