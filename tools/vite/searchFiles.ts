import { loadEnv, type Plugin } from 'vite';
import { robots, sitemap } from '../../src/seo/sitemap';
import { readFacts } from '../../src/site/readFacts';

/** Writes `sitemap.xml` and `robots.txt` into the client build. */
export function searchFilesPlugin(): Plugin {
  let isServer = false;
  let siteUrl = '';
  return {
    name: 'site:search-files',
    configResolved({ build, mode, envDir }) {
      isServer = Boolean(build.ssr);
      ({ siteUrl } = readFacts(loadEnv(mode, envDir || process.cwd())));
    },
    generateBundle() {
      if (isServer) return;
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(siteUrl) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(siteUrl) });
    },
  };
}
