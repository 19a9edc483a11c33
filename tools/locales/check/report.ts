import type { LocaleReport } from './check';
import { isDraft, type Project } from '../files/project';
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

/** From more texts of a file than this with one cause on, the report has one line for them. */
const mostLines = 10;

/** The findings as lines; those of a whole file, or of more than ten of its texts, with one cause are one line. */
function linesOf({ findings, files }: LocaleReport): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const cause = `${finding.file} ${finding.rule}`;
    groups.set(cause, [...(groups.get(cause) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const wanted = files.find(({ file }) => file === first?.file)?.wanted;
    const isOne = group.length > mostLines || (group.length > 1 && group.length === wanted);
    if (!first || !isOne) return group.map(formatFinding);
    return `${formatFinding(first)} (${group.length} texts of the file, this is the first)`;
  });
}

/** @param language whose findings to show; all if absent */
export function formatReport(whole: LocaleReport, project: Project, language?: string): string {
  const ofLanguage = <Part extends { language: string }>(parts: readonly Part[]) =>
    parts.filter((part) => language === undefined || part.language === language);
  const [findings, files] = [ofLanguage(whole.findings), ofLanguage(whole.files)];
  const lines = [...new Set(files.map((file) => file.language))].map((code) => {
    const own = files.filter((file) => file.language === code);
    const sum = (name: 'wanted' | 'complete' | 'stale') =>
      own.reduce((total, file) => total + file[name], 0);
    const stale = sum('stale');
    const outOfDate = stale > 0 ? `, ${stale} out of date` : '';
    return `${code}  ${sum('complete')} of ${sum('wanted')} complete${outOfDate}`;
  });
  const errors = findings.filter(stopsBuild(project)).length;
  const others = findings.length - errors;
  const parts = [
    errors > 0 ? `${errors} to fix before the site can be built` : 'Nothing to fix',
    ...(others > 0 ? [`${others} to look at`] : []),
  ];
  const verdict = findings.length === 0 ? 'All texts are in order.' : `${parts.join(', ')}.`;
  return [...lines, '', ...linesOf({ findings, files }), verdict].join('\n');
}
