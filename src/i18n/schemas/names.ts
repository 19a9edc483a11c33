import { readFileSync } from 'node:fs';
import { allLanguages } from '../../site/languages';

/**
 * The names that translators' files decide on themselves: the standards of `references.json`, and
 * those that a service refers to. The default language's file says it for all; while it is damaged,
 * which the check reports, the next language's does.
 * @param file below the folder of a language: `services/<slug>`
 * @param group the key that holds the names; without it they are those of the file
 * @returns none if there is no such file yet
 */
export function namesIn(file: string, group?: string): string[] {
  for (const { code } of allLanguages) {
    try {
      const content: unknown = JSON.parse(readFileSync(`locales/${code}/${file}.json`, 'utf8'));
      const texts = content as Record<string, object | undefined>;
      return Object.keys((group ? texts[group] : texts) ?? {});
    } catch {
      continue;
    }
  }
  return [];
}
