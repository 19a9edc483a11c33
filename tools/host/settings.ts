import { closestMatch } from 'leven';
import { z } from 'zod';
import type { Facts } from '../../src/site/facts';
import { isPlaceholder } from '../../src/site/firm';
import { linkedNetworks, type NetworkId } from '../../src/site/networks';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An address that a security policy can name (https://www.w3.org/TR/CSP3/#grammardef-host-part). In its host, `;` would
 * end a directive, `,` would begin another policy, and `*` would allow other hosts.
 */
const address =
  /^(?:https:\/\/|http:\/\/(?=(?:localhost|127\.0\.0\.1)(?:[:/]|$)))[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?(?:[/?#]\S*)?$/;
const anAddress =
  'an https address (http only on localhost) whose host has only letters, digits, hyphens and dots';
const origin = new RegExp(`(?=^https?://[^/?#]+$)${address.source}`);
const anOrigin =
  'an origin such as https://www.example.com, in lower case, without a path or slash';
const email = /^[a-z0-9._+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const phone = /^\+\d{1,3}( \d+)+$/;
const fields = /^([\w.-]+=[^&=]*(&(?=.)|$))*$/;
const someFields = 'names and values such as access_key=abc&subject=Website';

function setting(fallback: string, pattern: RegExp, expected: string) {
  const value = z.string().optional();
  return value
    .transform((text) => text?.trim() || fallback)
    .pipe(z.string().regex(pattern, expected));
}

const ofNetworks = Object.fromEntries(
  linkedNetworks.map(({ variable, placeholder }) => [
    variable,
    setting(placeholder, address, anAddress),
  ]),
) as Record<(typeof linkedNetworks)[number]['variable'], ReturnType<typeof setting>>;

/** Every build variable of the site, with its default. */
const schema = z.object({
  VITE_SITE_URL: setting('https://www.example.com', origin, anOrigin),
  VITE_CONTACT_ENDPOINT: setting('https://forms.example.com/f/YOUR_FORM_ID', address, anAddress),
  VITE_CONTACT_FIELDS: setting('', fields, someFields),
  VITE_CONTACT_HONEYPOT: setting('', /^[\w.-]*$/, 'the name of a field such as _gotcha'),
  VITE_CONTACT_THANKS: setting('', new RegExp(`^$|${address.source}`), anAddress),
  VITE_CONTACT_EMAIL: setting('info@example.com', email, 'an e-mail address in lower case'),
  VITE_CONTACT_PHONE: setting('+971 00 000 0000', phone, 'a number such as +971 4 000 0000'),
  ...ofNetworks,
  /** `1` confirms that a form that sends nothing is intended. */
  VITE_CONTACT_SIMULATED: setting('', /^1?$/, '1 or unset'),
  /** `1` confirms that the placeholders for the firm's e-mail, phone and page are intended. */
  VITE_PLACEHOLDERS: setting('', /^1?$/, '1 or unset'),
});

const known = Object.keys(schema.shape);
const ofFirm = ['VITE_CONTACT_EMAIL', 'VITE_CONTACT_PHONE', ...Object.keys(ofNetworks)];

/**
 * Validates the variables of a build.
 * @param environment other variables than those with `VITE_` are ignored
 * @returns the facts, and warnings to print
 * @throws with a line for each invalid variable
 */
export function readSettings(environment: Environment): { facts: Facts; warnings: string[] } {
  const { data, error } = schema.safeParse(environment);
  if (!data) {
    const lines = error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} is "${environment[name]?.trim()}", but must be ${message}. Change or unset it.`;
    });
    throw new Error(lines.join('\n'));
  }
  const facts = {
    siteUrl: data.VITE_SITE_URL,
    contactEndpoint: data.VITE_CONTACT_ENDPOINT,
    fixedFormFields: data.VITE_CONTACT_FIELDS,
    honeypotFieldName: data.VITE_CONTACT_HONEYPOT,
    thankYouUrl: data.VITE_CONTACT_THANKS,
    email: data.VITE_CONTACT_EMAIL,
    phone: data.VITE_CONTACT_PHONE,
    networkUrls: Object.fromEntries(
      linkedNetworks.map(({ id, variable }) => [id, data[variable]]),
    ) as Record<NetworkId, string>,
  };
  const warnings = unknownNames(environment);
  const isUnset = isPlaceholder(facts.contactEndpoint);
  if (isUnset && !data.VITE_CONTACT_SIMULATED) {
    warnings.push(
      'NO MESSAGE WILL BE SENT: VITE_CONTACT_ENDPOINT is not set, so the contact form thanks every visitor and sends nothing.\n' +
        'Before the site goes online, set it to the address of the form service (docs/deploy.md). VITE_CONTACT_SIMULATED=1 says that this is intended.',
    );
  } else if (!isUnset && data.VITE_CONTACT_SIMULATED)
    warnings.push('VITE_CONTACT_SIMULATED has no effect: VITE_CONTACT_ENDPOINT is set.');
  return { facts, warnings };
}

/** @throws if a site with VITE_SITE_URL, which goes online, would send nothing or show placeholders */
export function checkBeforeBuild(environment: Environment): void {
  const { facts, warnings } = readSettings(environment);
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  if (!isSet('VITE_SITE_URL')) return;
  const missing = ofFirm.filter((name) => !isSet(name)).join(', ');
  if (missing && !isSet('VITE_PLACEHOLDERS'))
    throw new Error(
      `VITE_SITE_URL is set, but not ${missing}: visitors would see placeholders.\n` +
        'Set what is missing, or VITE_PLACEHOLDERS=1 if this is intended.',
    );
  if (isPlaceholder(facts.contactEndpoint) && !isSet('VITE_CONTACT_SIMULATED'))
    throw new Error(
      `VITE_SITE_URL is set, but VITE_CONTACT_ENDPOINT is not.\n${warnings.join('\n')}`,
    );
}

function unknownNames(environment: Environment): string[] {
  // Vite sets VITE_USER_NODE_ENV when a file `.env` contains NODE_ENV.
  const expected = [...known, 'VITE_USER_NODE_ENV'];
  const unknown = Object.keys(environment).filter((name) => /^VITE_/.test(name));
  return unknown
    .filter((name) => !expected.includes(name))
    .map((name) => {
      const similar = closestMatch(name, known, { maxDistance: 8 });
      const advice = similar ? `Is ${similar} meant?` : `Known are ${known.join(', ')}.`;
      return `${name} is not a setting of this site and has no effect. ${advice}`;
    });
}
