import { SpokenError } from './SpokenError';
import { wordsIn, type Values, type WordKey } from './wordsIn';

/** An error of the editor and of commands, with a message of `messages/*.json`. */
export const errorWith = (key: WordKey, values?: Values) =>
  new SpokenError((language) => wordsIn(language).say(key, values));
