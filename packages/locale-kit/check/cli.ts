import { parseArgs } from 'node:util';
import { checkLocales } from './check';
import { readLocales } from './read';
import { coverage, formatReport, totals } from './report';

const usage = `npm run locales                says what is wrong in the texts of the site
npm run locales -- --all       lists every file, not only those with findings
npm run locales -- --json      writes the report for machines`;

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
});

if (values.help) console.log(usage);
else {
  try {
    run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function run(): void {
  const report = checkLocales(readLocales(process.cwd()));
  if (values.json) {
    const withCoverage = <Counts extends { wanted: number; complete: number }>(counts: Counts) => ({
      ...counts,
      coverage: coverage(counts),
    });
    const languages = totals(report.files).map(withCoverage);
    const files = report.files.map(withCoverage);
    console.log(JSON.stringify({ languages, files, findings: report.findings }, null, 2));
  } else {
    console.log(formatReport(report, values.all ?? false));
  }
  if (report.findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}
