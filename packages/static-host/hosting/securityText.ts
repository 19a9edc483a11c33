import { languages, type Facts } from '../project';

/** A little less than the year that RFC 9116 (2.5.5) recommends as the longest. */
const daysValid = 360;

/**
 * `/.well-known/security.txt` (RFC 9116): where a found weakness is reported.
 * @param built the day of the build
 */
export function securityText({ email, siteUrl }: Facts, built: Date): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
