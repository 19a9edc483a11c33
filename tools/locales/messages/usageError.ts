import type { CommanderError } from 'commander';
import { errorWith } from './errorWith';
import type { Words } from './wordsIn';

const codes = [
  'unknownCommand',
  'unknownOption',
  'missingArgument',
  'optionMissingArgument',
  'missingMandatoryOptionValue',
  'excessArguments',
] as const satisfies readonly (keyof Words['terminal']['usage'])[];

/** An error of commander, which speaks English, with a message of `messages/*.json`; undefined for the others. */
export function usageError({ code, message }: CommanderError) {
  const known = codes.find((name) => code === `commander.${name}`);
  const name = /'(?<name>[^']*)'/u.exec(message)?.groups?.['name'] ?? '';
  const meant = /\(Did you mean (?:one of )?(?<meant>[^?]*)\?\)/u.exec(message)?.groups?.['meant'];
  return (
    known && errorWith(`terminal.usage.${known}`, { name, meant: meant ? ` (${meant}?)` : '' })
  );
}
