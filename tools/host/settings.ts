import { closestMatch } from 'leven';
import { isPlaceholder, readFacts, settingNames } from './project';

/** Says that a site whose form sends nothing is meant: `1`. */
const simulated = 'VITE_CONTACT_SIMULATED';
/** Says that placeholders of the firm's own address, number and page are meant: `1`. */
const placeholdersMeant = 'VITE_PLACEHOLDERS';
const known: readonly string[] = [...settingNames(), simulated, placeholdersMeant];

/** What visitors would be given that leads nowhere. */
const ofTheFirm = ['VITE_CONTACT_EMAIL', 'VITE_CONTACT_PHONE', 'VITE_BUSINESS_NETWORK_URL'];

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
  const said = flag(environment, simulated);
  const isOnline = environment['VITE_SITE_URL']?.trim();
  const unset = ofTheFirm.filter((name) => !environment[name]?.trim());
  if (isOnline && unset.length > 0 && !flag(environment, placeholdersMeant)) {
    throw new Error(
      `VITE_SITE_URL is set, but not ${unset.join(', ')}: visitors would be given placeholders.\n` +
        `Set what is missing, or ${placeholdersMeant}=1 if this is meant.`,
    );
  }
  if (!isPlaceholder(contactEndpoint)) {
    return !said
      ? unknown
      : [
          ...unknown,
          `${simulated} has no effect: VITE_CONTACT_ENDPOINT is set, messages are sent.`,
        ];
  }
  if (said) return unknown;
  if (isOnline) {
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

/** @throws if it is neither 1 nor unset */
function flag(environment: Readonly<Record<string, string>>, name: string): boolean {
  const value = environment[name]?.trim() ?? '';
  if (value === '' || value === '1') return value === '1';
  throw new Error(`${name} is "${value}", but must be 1. Change or unset it.`);
}

function isUnknown(name: string): boolean {
  return name.startsWith('VITE_') && name !== ofVite && !known.includes(name);
}

function describeUnknown(name: string): string {
  const near = closestMatch(name, known, { maxDistance: 8 });
  const advice = near === undefined ? `Known are ${known.join(', ')}.` : `Is ${near} meant?`;
  return `${name} is not a setting of this site and has no effect. ${advice}`;
}
