import { closestMatch } from 'leven';
import { isPlaceholder, readFacts, settingNames } from './project';

/** Says that a site whose form sends nothing is meant: `1`. */
const simulated = 'VITE_CONTACT_SIMULATED';
const known: readonly string[] = [...settingNames, simulated];

/** Vite's own: it notes there what a file `.env` says of NODE_ENV. */
const ofVite = 'VITE_USER_NODE_ENV';

/** What the build has warned of, for the preview to repeat; beside the served folder. */
export const warningsFile = 'dist/warnings.txt';

/** The path below which the build lies, for the preview; beside the served folder. */
export const baseFile = 'dist/base.txt';

/**
 * Looks through the settings of a build for what visitors would pay for.
 * @param environment the `VITE_…` variables of the environment and of the files `.env…`
 * @returns what is to be said loudly, a text each; none if all is well
 * @throws if a setting has a wrong form, or if a site with an address of its own has none for its form
 */
export function checkSettings(environment: Readonly<Record<string, string>>): string[] {
  const { contactEndpoint } = readFacts(environment);
  const unknown = Object.keys(environment).filter(isUnknown).map(describeUnknown);
  const said = environment[simulated]?.trim() ?? '';
  if (said !== '' && said !== '1') {
    throw new Error(`${simulated} is "${said}", but must be 1. Change or unset it.`);
  }
  if (!isPlaceholder(contactEndpoint)) {
    return said === ''
      ? unknown
      : [
          ...unknown,
          `${simulated} has no effect: VITE_CONTACT_ENDPOINT is set, messages are sent.`,
        ];
  }
  if (said === '1') return unknown;
  if (environment['VITE_SITE_URL']?.trim()) {
    throw new Error(
      [
        'VITE_SITE_URL is set, but VITE_CONTACT_ENDPOINT is not: the contact form would thank every visitor and send nothing.',
        `Set VITE_CONTACT_ENDPOINT to the address of the form service, or ${simulated}=1 if this is meant.`,
        ...unknown,
      ].join('\n'),
    );
  }
  return [
    ...unknown,
    'NO MESSAGE WILL BE SENT: VITE_CONTACT_ENDPOINT is not set, so the contact form thanks every visitor and sends nothing.\n' +
      `Before the site goes online, build it with the address of the form service (docs/deploy.md). ${simulated}=1 says that this is meant.`,
  ];
}

/** Warnings as the build and the preview print them: not to be overlooked. */
export function framed(warnings: readonly string[]): string {
  const line = '!'.repeat(80);
  return `\n${[line, warnings.join('\n\n'), line].join('\n')}\n`;
}

function isUnknown(name: string): boolean {
  return name.startsWith('VITE_') && name !== ofVite && !known.includes(name);
}

function describeUnknown(name: string): string {
  const near = closestMatch(name, known, { maxDistance: 8 });
  const advice = near === undefined ? `Known are ${known.join(', ')}.` : `Is ${near} meant?`;
  return `${name} is not a setting of this site and has no effect. ${advice}`;
}
