import type { LocaleReport } from './check';
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

export function formatReport({ findings, files }: LocaleReport, project: Project): string {
  const lines = [...new Set(files.map(({ language }) => language))].map((language) => {
    const own = files.filter((file) => file.language === language);
    const sum = (name: 'wanted' | 'complete' | 'stale') =>
      own.reduce((total, file) => total + file[name], 0);
    const stale = sum('stale');
    const outOfDate = stale > 0 ? `, ${stale} out of date` : '';
    return `${language}  ${sum('complete')} of ${sum('wanted')} complete${outOfDate}`;
  });
  const errors = findings.filter(stopsBuild(project)).length;
  const others = findings.length - errors;
  const parts = [
    errors > 0 ? `${errors} to fix before the site can be built` : 'Nothing to fix',
    ...(others > 0 ? [`${others} to look at`] : []),
  ];
  const verdict = findings.length === 0 ? 'All texts are in order.' : `${parts.join(', ')}.`;
  return [...lines, '', ...findings.map(formatFinding), verdict].join('\n');
}
