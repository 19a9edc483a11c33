import { exampleNumbers, parsePluralKey } from '../../keys';
import { isMarked } from '../../rules/text';
import { source } from '../site';
import { textKey, type TextReference } from '../texts';
import type { Site } from './store';

/** The description of a text with its position in lists, from 1, or the numbers that its plural form is for. */
export function whatIs(what: string, { language, key }: TextReference): string {
  const positions = (key.match(/(?<=\.)\d+/gu) ?? []).map((index) => Number(index) + 1);
  const form = parsePluralKey(key)?.form;
  const numbers = form && `(${exampleNumbers(language, form)})`;
  return [what, ...positions, numbers].filter(Boolean).join(' ');
}

/** The title of the service that a text belongs to, or else the name of its file. */
export function fileTitle(site: Site, { language, name, key }: TextReference): string {
  const [, slug = name === 'services' ? key.split('.')[0] : undefined] = name.split('/');
  const title = site.texts.get(textKey({ name: 'services', key: `${slug}.title` }))?.versions;
  const own = title?.[language] ?? '';
  return own !== '' && !isMarked(own) ? own : (title?.[source.code] ?? name);
}
