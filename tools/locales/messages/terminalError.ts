import { SpokenError } from './SpokenError';
import { terminalWords, type TerminalWords } from './terminal';

/** An error of a command, in the language of the terminal. */
export const terminalError = (message: (words: TerminalWords) => string) =>
  new SpokenError((language) => message(terminalWords(language)));
