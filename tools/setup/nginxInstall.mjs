import { installDebian, isDebianRoot } from './debian.mjs';
import { findNginx } from './nginx.mjs';

/**
 * Sees to it that the built site can be tried on a real nginx. Where none can be
 * installed, those tests are skipped, and this says why.
 */
export async function ensureNginx() {
  if (findNginx()) return;
  if (isDebianRoot()) {
    console.log("No nginx found: trying Debian's nginx-light (apt-get) ...");
    await installDebian(['nginx-light']);
    if (findNginx()) return;
  }
  console.log(
    'Note: there is no nginx here, and it could not be installed. The tests that crawl the site through nginx will be SKIPPED (Debian, Ubuntu: sudo apt-get install nginx-light).',
  );
}
