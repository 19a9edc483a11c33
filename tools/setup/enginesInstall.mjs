import { installDebian, isDebianRoot } from './debian.mjs';
import { findEngine } from './engines.mjs';

const wanted = /** @type {const} */ ([
  { engine: 'firefox', name: 'Firefox', packages: ['firefox-esr'] },
  { engine: 'webkit', name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] },
]);

/**
 * Sees to it that the flows of tests/engines can run in Firefox and WebKit too. Where
 * one of them can't be installed its flows are skipped, and this says why.
 * @param {(engine: 'firefox' | 'webkit') => object | null} [find]
 * @param {((packages: readonly string[]) => Promise<unknown>) | null} [install] null where nothing can be
 */
export async function ensureEngines(find = findEngine, install = installHere()) {
  for (const { engine, name, packages } of wanted) {
    if (find(engine)) continue;
    if (install) {
      console.log(
        `No ${name} found: trying Debian's ${packages.join(' and ')} (apt-get), to try the site in that engine ...`,
      );
      await install(packages);
      if (find(engine)) continue;
    }
    console.log(
      `Note: there is no ${name} here, and it could not be installed. The flows in it will be SKIPPED (Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}; elsewhere: npx playwright install --with-deps ${engine}).`,
    );
  }
}

function installHere() {
  return isDebianRoot() ? installDebian : null;
}
