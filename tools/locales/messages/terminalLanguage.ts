import { errorWith } from './errorWith';

/** Many terminals neither join nor turn Arabic letters. */
const terminalLanguages = ['en', 'fr'] as const;
export type TerminalLanguage = (typeof terminalLanguages)[number];

/**
 * The language of what a command prints.
 * @param wanted as typed; without it that of the system decides
 * @param system `LC_ALL`, `LC_MESSAGES` or `LANG` as a locale; on Windows the language of the system
 * @throws if the command doesn't speak the language
 */
export function terminalLanguage(
  wanted?: string,
  system = new Intl.DateTimeFormat().resolvedOptions().locale,
): TerminalLanguage {
  const find = (code: string) =>
    terminalLanguages.find((known) => known === code.split(/[-_.]/u)[0]);
  if (wanted === undefined) return find(system) ?? 'en';
  const found = find(wanted);
  if (found) return found;
  if (wanted === 'ar') throw errorWith('terminal.noArabic');
  throw errorWith('terminal.noMessages', { code: wanted, codes: terminalLanguages.join(', ') });
}
