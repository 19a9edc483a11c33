/**
 * `npm run measure beside <folder> [addresses]`: the built site's pages beside those of another
 * build (its `dist/nginx/site`), visited by turns. `--real` has Lighthouse slow down network and processor
 * instead of computing what a slow phone would have needed; `--runs` says how often (3).
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createHandler } from '../../tools/host/serve/handler';
import { machine, median } from './figures';
import { report, timesOf } from './lighthouseReport';
import { measuredPages } from './pages';
import { withServedSite } from './servedSite';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, real: { type: 'boolean', default: false } },
});
const [other, ...chosen] = positionals;
if (other === undefined) throw new Error('Name the folder of another build: its dist/nginx/site.');
const runs = Number(values.runs);
const options = [
  '--only-categories=performance',
  ...(values.real ? ['--throttling-method=devtools'] : []),
];
const shown = ['FCP', 'LCP', 'TBT'];

if (existsSync(`${other}/index.html`)) await compareWith(other);
else throw new Error(`There is no ${other}/index.html.`);

/** Serves the other site's folder by the same server and with the same headers, and compares. */
async function compareWith(folder: string): Promise<void> {
  const security = readFileSync('dist/security-headers.json', 'utf8');
  const { 'Content-Security-Policy': _, ...headers } = JSON.parse(security) as Record<
    string,
    string
  >;
  const server = createServer(createHandler(folder, headers));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await withServedSite((origin) => compare([origin, `http://localhost:${port}`]));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function compare(origins: readonly string[]): Promise<void> {
  console.log(`${machine()}, median of ${runs}, ${values.real ? 'slowed down' : 'computed'}`);
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
