import { resources, wordsIn } from '../../messages/wordsIn';

/** The language of the editor's own texts: the first of the browser's that it has. */
export const language =
  navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((code) => Object.hasOwn(resources, code)) ?? 'en';

export const { say, explain, placeName } = wordsIn(language);
