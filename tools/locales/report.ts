import type { FileStatus, LocaleReport } from './check';
import { isDraft, type Project } from './project';
import type { Finding } from './finding';

/** A finding as one line: place, key, what is wrong, how to fix it. */
export function formatFinding({ file, line, column, key, message, suggestion, severity }: Finding) {
  const kind = severity === 'warning' ? 'please check: ' : '';
  return `${file}:${line}:${column} ${key === '' ? '' : `${key}: `}${kind}${message} ${suggestion}`;
}

/** Whether a finding stops the build: an error of a draft doesn't. */
export function stopsBuild(project: Project): (finding: Finding) => boolean {
  return (finding) => finding.severity === 'error' && !isDraft(project, finding);
}

type Counts = Omit<FileStatus, 'file'>;

/** The counts of each language. */
export function totals(files: readonly FileStatus[]): Counts[] {
  return [...new Set(files.map(({ language }) => language))].map((language) => {
    const own = files.filter((file) => file.language === language);
    const sum = (name: 'wanted' | 'complete' | 'stale') =>
      own.reduce((total, file) => total + file[name], 0);
    return { language, wanted: sum('wanted'), complete: sum('complete'), stale: sum('stale') };
  });
}

/** The share of the texts that are translated and up to date; never 100 while one is not. */
export function coverage({ wanted, complete, stale }: Omit<Counts, 'language'>): number {
  return wanted === 0 ? 100 : Math.floor((Math.max(complete - stale, 0) / wanted) * 100);
}

export function formatReport({ findings, files }: LocaleReport, project: Project): string {
  const lines = totals(files).map((total) => {
    const { language, wanted, complete, stale } = total;
    const outOfDate = stale > 0 ? `, ${stale} out of date` : '';
    return `${language}  ${coverage(total)}%, ${complete} of ${wanted} complete${outOfDate}`;
  });
  const errors = findings.filter(stopsBuild(project)).length;
  const inDrafts = findings.filter(({ severity }) => severity === 'error').length - errors;
  const warnings = findings.length - errors - inDrafts;
  const parts = [
    errors > 0 ? `${errors} to fix before the site can be built` : 'Nothing to fix',
    ...(inDrafts > 0 ? [`${inDrafts} to fix before the drafts can be published`] : []),
    ...(warnings > 0 ? [`${warnings} to look at`] : []),
  ];
  const verdict = findings.length === 0 ? 'All texts are in order.' : `${parts.join(', ')}.`;
  return [...lines, '', ...findings.map(formatFinding), verdict].join('\n');
}
