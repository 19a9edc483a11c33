import type { Command } from 'commander';

/**
 * Adds the options that npm took for its own. Without `--` before them, and in PowerShell with it, npm gives a
 * command only their values, and each option as a variable: `hand-in --author Zoé` becomes `hand-in Zoé` with
 * `npm_config_author=true`.
 * @param args the arguments of the command, without its name
 * @throws if it can't be known which value is whose
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
    throw new Error(
      'npm took these options for its own. Type the command without npm: npx tsx tools/locales/commands.ts …',
    );
  const count = registeredArguments.filter(({ required }) => required).length;
  const [own, values] = waiting[0] ? [args.slice(0, count), args.slice(count)] : [args, []];
  return [
    ...own,
    ...waiting.flatMap(({ option }) => [option.long ?? '', ...values]),
    ...valued.flatMap(({ option, value = '' }) => [option.long ?? '', value]),
    ...flags.map(({ option }) => option.long ?? ''),
  ];
}
