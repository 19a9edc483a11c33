import type { FileStatus, LocaleReport } from './check';
import { isDraft } from '../project';
import type { Finding } from './finding';

/** One finding as one line: place, key, what is wrong, what would be right. */
export function formatFinding({ file, line, column, key, message, suggestion, severity }: Finding) {
  const kind = severity === 'warning' ? 'please check: ' : '';
  return `${file}:${line}:${column} ${key === '' ? '' : `${key}: `}${kind}${message} ${suggestion}`;
}

/** Whether the site can't be built with a fault: what a draft lacks stops nothing. */
export function stopsBuild({ severity, language, file }: Finding): boolean {
  return severity === 'error' && !isDraft(language, file);
}

type Counts = Omit<FileStatus, 'file'>;

const faults = ['missing', 'unknown', 'stale', 'suspicious'] as const;
const counted = ['wanted', 'complete', ...faults] as const;

/** The counts of all files of each language together. */
export function totals(files: readonly FileStatus[]): Counts[] {
  const codes = [...new Set(files.map(({ language }) => language))];
  return codes.map((language) => {
    const own = files.filter((file) => file.language === language);
    const sums = counted.map((name) => [name, own.reduce((sum, file) => sum + file[name], 0)]);
    return { language, ...(Object.fromEntries(sums) as Record<(typeof counted)[number], number>) };
  });
}

/** The share of the wanted texts that are there and up to date; never 100 while one is missing or stale. */
export function coverage({
  wanted,
  complete,
  stale,
}: Pick<Counts, 'wanted' | 'complete' | 'stale'>): number {
  return wanted === 0 ? 100 : Math.floor((Math.max(complete - stale, 0) / wanted) * 100);
}

/**
 * The report as text for a terminal.
 * @param everyFile whether files without findings are listed too
 */
export function formatReport({ findings, files }: LocaleReport, everyFile: boolean): string {
  const lines = totals(files).flatMap((total) => {
    const own = files.filter(({ language }) => language === total.language);
    const listed = everyFile ? own : own.filter(needsWork);
    return [
      `${total.language}  ${formatCounts(total)}`,
      ...listed.map((file) => `    ${file.file}  ${formatCounts(file)}`),
    ];
  });
  return [
    ...lines,
    '',
    ...findings.map(formatFinding),
    ...separator(findings),
    verdict(findings),
  ].join('\n');
}

function needsWork({ missing, unknown, stale, suspicious }: FileStatus): boolean {
  return missing + unknown + stale + suspicious > 0;
}

function formatCounts(counts: Counts): string {
  const parts = [
    `${coverage(counts)}%`,
    `${counts.complete} of ${counts.wanted} complete`,
    ...faults.filter((name) => counts[name] > 0).map((name) => `${counts[name]} ${name}`),
  ];
  return parts.join(', ');
}

function separator(findings: readonly Finding[]): string[] {
  return findings.length > 0 ? [''] : [];
}

function verdict(findings: readonly Finding[]): string {
  const errors = findings.filter(stopsBuild).length;
  const inDrafts = findings.filter(({ severity }) => severity === 'error').length - errors;
  const warnings = findings.length - errors - inDrafts;
  if (findings.length === 0) return 'All texts are in order.';
  const parts = [
    errors > 0 ? `${errors} to mend before the site can be built` : 'Nothing to mend',
    inDrafts > 0 ? `${inDrafts} to mend before the drafts can be published` : '',
    warnings > 0 ? `${warnings} to look at` : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
