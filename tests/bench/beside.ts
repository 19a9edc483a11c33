/**
 * `npm run measure beside <folder> [addresses]`: compares the built site with another build (the
 * folder of its pages); each page is visited alternately. `--real` lets Lighthouse throttle network
 * and processor instead of simulating a slow phone; `--runs` is the number of visits (3).
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSiteHandler } from '../../tools/host/siteHandler';
import { report, timesOf } from './lighthouseReport';
import { machine, median } from './numbers';
import { measuredPages } from './pages';
import { withServedSite } from './servedSite';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, real: { type: 'boolean', default: false } },
});
const [other = '', ...chosen] = positionals;
if (!existsSync(`${other}/index.html`))
  throw new Error('Name the folder of another build, such as ../other/dist/client.');
const runs = Number(values.runs);
const options = [
  '--only-categories=performance',
  ...(values.real ? ['--throttling-method=devtools'] : []),
];
const shown = ['FCP', 'LCP', 'TBT'];

const server = createServer(createSiteHandler(other));
server.listen(0, 'localhost');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
try {
  await withServedSite((origin) => compare([origin, `http://localhost:${port}`]));
} finally {
  server.close();
  server.closeAllConnections();
}

async function compare(origins: readonly string[]): Promise<void> {
  console.log(`${machine()}, median of ${runs}, ${values.real ? 'throttled' : 'simulated'}`);
  console.log(['page', ...shown.flatMap((name) => [name, 'other', 'ratio'])].join(' | '));
  for (const { address } of measuredPages) {
    if (chosen.length > 0 && !chosen.includes(address)) continue;
    const times: number[][][] = origins.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [site, origin] of origins.entries()) {
        times[site]?.push(timesOf(await report(origin + address, options)));
      }
    }
    const cells = shown.flatMap((_, place) => {
      const [own = NaN, others = NaN] = times.map((all) =>
        median(all.map((each) => each[place] ?? NaN)),
      );
      const ratio = others >= 1 ? `x ${(own / others).toFixed(2)}` : '–';
      return [own.toFixed(0), others.toFixed(0), ratio];
    });
    console.log([address, ...cells].join(' | '));
  }
}
