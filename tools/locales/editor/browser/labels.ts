import { exampleNumbers, parsePluralKey } from '../../keys';
import { isMarked } from '../../rules/text';
import { source } from '../site';
import { textKey, type SiteText, type TextReference } from '../texts';
import type { Site } from './store';
import type { Say } from './words';

/** The description of a text with its position in lists, from 1, or the numbers that its plural form is for. */
export function whatIs(what: string, { language, key }: TextReference): string {
  const positions = (key.match(/(?<=\.)\d+/gu) ?? []).map((index) => Number(index) + 1);
  const form = parsePluralKey(key)?.form;
  const numbers = form && `(${exampleNumbers(language, form)})`;
  return [what, ...positions, numbers].filter(Boolean).join(' ');
}

/** The title of a text's service, or the name of its file. */
export function fileTitle(site: Site, { name }: SiteText, language: string, say: Say): string {
  if (name === 'home' || name === 'common' || name === 'references') return say(`files.${name}`);
  const title = site.texts.get(textKey({ name, key: 'title' }))?.versions;
  const own = title?.[language] ?? '';
  return own !== '' && !isMarked(own) ? own : (title?.[source.code] ?? name);
}
