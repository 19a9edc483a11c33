import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Where the contact form of the tests' own site is sent: the browser finds each worker's service there. */
export const endpoint = 'http://localhost:4979/messages';

/** Folder of that site, built as the usual one is. */
export const contactSite = '.cache/contact-site';

const builtPage = '/client/index.html';

/** Builds the site with a real form address beside the usual one, unless it is newer than that. */
export default function buildContactSite(): void {
  if (timeOf(contactSite) > timeOf('dist')) return;
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      env: {
        ...process.env,
        SITE_BUILD_FOLDER: contactSite,
        VITE_CONTACT_ENDPOINT: endpoint,
        VITE_CONTACT_SIMULATED: '',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

function timeOf(folder: string): number {
  const page = folder + builtPage;
  return existsSync(page) ? statSync(page).mtimeMs : 0;
}
