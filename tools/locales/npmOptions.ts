import type { Command, Option } from 'commander';
import { errorWith } from './messages/errorWith';

/**
 * Restores options that npm has taken for its own. Without `--` before them, and in PowerShell even with it, npm passes
 * their values alone, and each option as an environment variable: `hand-in --author Zoé` becomes `hand-in Zoé` with
 * `npm_config_author=true`.
 * @param args the arguments of the command, without its name
 * @throws if two options wait for a value: npm keeps no order
 */
export function withNpmOptions(
  { options, registeredArguments }: Command,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const valueOf = (option: Option) =>
    environment[`npm_config_${option.name().replace(/^no-/u, '').replaceAll('-', '_')}`];
  const taken = options.filter((option) => {
    const value = valueOf(option);
    // For --no-open npm sets the variable `open` to nothing.
    const isGiven = option.negate ? value === '' : Boolean(value);
    return isGiven && !args.includes(option.long ?? '');
  });
  const waiting = taken.filter((option) => option.required && valueOf(option) === 'true');
  if (waiting.length > 1)
    throw errorWith('terminal.optionsTaken', { command: 'npx tsx tools/locales/commands.ts …' });
  const count = registeredArguments.filter(({ required }) => required).length;
  const others = taken.filter((option) => !waiting.includes(option));
  return [
    ...args.slice(0, count),
    ...waiting.map(({ long = '' }) => long),
    ...args.slice(count),
    ...others.flatMap((option) => [
      option.long ?? '',
      ...(option.required ? [valueOf(option) ?? ''] : []),
    ]),
  ];
}
