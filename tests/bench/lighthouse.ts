/** `npm run measure lighthouse [addresses]`: the scores of the built site, medians of three runs. */
import { report, timesOf, type Report } from './lighthouseReport';
import { machine, median } from './numbers';
import { measuredPages } from './pages';
import { withServedSite } from './servedSite';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Status 404, which the browser logs, and `noindex` are intended on not-found pages. */
const intendedForNotFound = ['is-crawlable', 'http-status-code', 'errors-in-console'];

const chosen = process.argv.slice(3);

await withServedSite(async (origin) => {
  console.log(machine());
  console.log(['page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS'].join(' | '));
  for (const { screen, address } of measuredPages) {
    if (chosen.length > 0 && !chosen.includes(address)) continue;
    await measure(origin, address, screen.name === 'notFound' ? intendedForNotFound : []);
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

/** The failed audits of the categories that do not depend on timing. */
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
