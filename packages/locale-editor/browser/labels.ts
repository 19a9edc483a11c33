import { parsePluralKey } from '../../locale-kit/keys';
import { isMarked } from '../../locale-kit/check/text';
import type { Say, WordKey } from './words';
import { splitTextKey, textKey, type TextKey } from '../texts';
import type { TextsAnswer } from '../protocol';
import { source } from '../site';

const files: ReadonlyMap<string, WordKey> = new Map([
  ['home', 'files.home'],
  ['common', 'files.common'],
  ['references', 'files.references'],
]);

/** Where a text belongs: the title of its service, or what its file holds. */
export function fileTitle(answer: TextsAnswer, id: TextKey, language: string, say: Say): string {
  const { name } = splitTextKey(id);
  const known = files.get(name);
  if (known) return say(known);
  const title = answer.texts.find((text) => text.id === textKey(name, 'title'))?.versions;
  const own = title?.[language] ?? '';
  return own !== '' && !isMarked(own) ? own : (title?.[source.code] ?? name);
}

/** What a text is: of several that are the same, such as titles of phases, which one. */
export function whatIs({ texts }: TextsAnswer, id: TextKey): string {
  const { key } = splitTextKey(id);
  const what = texts.find((text) => text.id === id)?.what ?? key;
  const places = (key.match(/(?<=\.)\d+/gu) ?? []).map((place) => Number(place) + 1);
  const form = parsePluralKey(key)?.form;
  return [what, ...places, form].filter(Boolean).join(' ');
}

/** The name of an attribute or element that holds a text without showing it. */
export function attributeName(name: string, say: Say): string {
  const known = attributes.get(name);
  return known ? say(known) : name;
}

const attributes: ReadonlyMap<string, WordKey> = new Map([
  ['aria-label', 'attributes.ariaLabel'],
  ['alt', 'attributes.alt'],
  ['placeholder', 'attributes.placeholder'],
  ['title', 'attributes.title'],
  ['content', 'attributes.content'],
  ['page title', 'attributes.pageTitle'],
]);
