import type { Command } from 'commander';
import { terminalError } from './messages/terminalError';

/**
 * Restores options that npm has taken for its own. Without `--` before them, and in PowerShell even with it, npm passes
 * a command their values alone, and each option as an environment variable: `hand-in --author Zoé` becomes `hand-in Zoé` with
 * `npm_config_author=true`.
 * @param args the arguments of the command, without its name
 * @throws if two options wait for a value: npm keeps no order
 */
export function withNpmOptions(
  { options, registeredArguments }: Command,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const taken = options.flatMap((option) => {
    const value =
      environment[`npm_config_${option.name().replace(/^no-/u, '').replaceAll('-', '_')}`];
    const isTyped = args.includes(option.long ?? '');
    // For --no-open npm sets the variable `open` to nothing.
    const isGiven = option.negate ? value === '' : value !== undefined && value !== '';
    return isGiven && !isTyped ? [{ option, value }] : [];
  });
  const flags = taken.filter(({ option }) => !option.required);
  const valued = taken.filter(({ option, value }) => option.required && value !== 'true');
  const waiting = taken.filter(({ option, value }) => option.required && value === 'true');
  if (waiting.length > 1)
    throw terminalError(({ optionsTaken }) => optionsTaken('npx tsx tools/locales/commands.ts …'));
  const count = registeredArguments.filter(({ required }) => required).length;
  const [required, values] = waiting[0] ? [args.slice(0, count), args.slice(count)] : [args, []];
  return [
    ...required,
    ...waiting.flatMap(({ option }) => [option.long ?? '', ...values]),
    ...valued.flatMap(({ option, value = '' }) => [option.long ?? '', value]),
    ...flags.map(({ option }) => option.long ?? ''),
  ];
}
