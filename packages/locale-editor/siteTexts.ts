import type { LocaleInput } from '../locale-kit/files';
import { readNotes } from '../locale-kit/notes/notes';
import { pairedTexts } from '../locale-kit/search/pairs';
import type { SiteText } from './texts';

/** All texts of the site in all languages, with what is noted of them. */
export function siteTexts(input: LocaleInput): SiteText[] {
  const notesOf = new Map(
    input.languages.flatMap(({ code }) =>
      Array.from(input.schemas.keys(), (name) => [`${code}/${name}`, readNotes(input, code, name)]),
    ),
  );
  return pairedTexts(input).map(({ id, name, key, what, pairs }) => {
    const notes = input.languages.flatMap(({ code }) => {
      const noted = notesOf.get(`${code}/${name}`)?.get(key);
      return noted ? [[code, noted] as const] : [];
    });
    return {
      id,
      what,
      versions: pairs,
      ...(notes.length > 0 && { notes: Object.fromEntries(notes) }),
    };
  });
}
