import { exampleNumbers, parsePluralKey } from '../../keys';
import { isMarked } from '../../rules/text';
import { source } from '../site';
import { textKey, type SiteText, type TextReference } from '../texts';
import type { Site } from './store';
import type { Say } from './words';

/** What a text is: of several that are the same, which one, or the numbers that it is for. */
export function whatIs(what: string, { language, key }: TextReference): string {
  const places = (key.match(/(?<=\.)\d+/gu) ?? []).map((place) => Number(place) + 1);
  const form = parsePluralKey(key)?.form;
  return [what, ...places, form && `(${exampleNumbers(language, form)})`].filter(Boolean).join(' ');
}

/** Where a text belongs: the title of its service, or what its file holds. */
export function fileTitle(site: Site, { name }: SiteText, language: string, say: Say): string {
  if (name === 'home' || name === 'common' || name === 'references') return say(`files.${name}`);
  const title = site.texts.get(textKey({ name, key: 'title' }))?.versions;
  const own = title?.[language] ?? '';
  return own !== '' && !isMarked(own) ? own : (title?.[source.code] ?? name);
}
