/** `npm run measure lighthouse`: the built site's scores, median of three runs each. Addresses as arguments choose pages. */
import { machine, median } from './figures';
import { report, timesOf, type Report } from './lighthouseReport';
import { measuredPages } from './pages';
import { withServedSite } from './servedSite';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What a not-found page answers on purpose: status 404, which the browser logs, and `noindex`. */
const meantForNotFound = ['is-crawlable', 'http-status-code', 'errors-in-console'];

const chosen = process.argv.slice(3);

await withServedSite(async (origin) => {
  console.log(machine());
  console.log(['page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS'].join(' | '));
  for (const { screen, address } of measuredPages) {
    if (chosen.length > 0 && !chosen.includes(address)) continue;
    await measure(origin, address, screen.name === 'notFound' ? meantForNotFound : []);
  }
});

async function measure(origin: string, address: string, skipped: readonly string[]): Promise<void> {
  const options = [
    ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
    `--only-categories=${categories.join(',')}`,
  ];
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await report(origin + address, options));
  const scores = categories.map((name) =>
    median(reports.map((one) => (one.categories[name]?.score ?? 0) * 100)),
  );
  const times = reports.map(timesOf);
  const [fcp, lcp, tbt, cls] = [0, 1, 2, 3].map((place) =>
    median(times.map((each) => each[place] ?? NaN)),
  );
  const cells = [
    ...scores.map((score) => score.toFixed(0)),
    ...[fcp, lcp, tbt].map((time) => time?.toFixed(0)),
    cls?.toFixed(3),
  ];
  console.log([address, ...cells].join(' | '));
  for (const reason of new Set(reports.flatMap(lost))) console.log(`  lost: ${reason}`);
}

/** What costs a page points in the categories that depend on no timing. */
function lost({ categories: all, audits }: Report): string[] {
  return categories
    .slice(1)
    .flatMap((name) =>
      (all[name]?.auditRefs ?? [])
        .filter(
          ({ id, weight }) =>
            weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1,
        )
        .map(({ id }) => `${name}: ${audits[id]?.title}`),
    );
}
