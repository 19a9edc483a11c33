import type { LocaleReport } from './check';
import { wordsIn } from '../messages/wordsIn';
import { localesFolder, type Project } from '../files/project';
import type { Finding } from './finding';

/** A finding as one line: place, key, what is wrong, how to fix it. */
export function formatFinding(finding: Finding, language = 'en'): string {
  const { file, line, column, key, severity } = finding;
  const { say, explain } = wordsIn(language);
  const { message, suggestion } = explain(finding);
  const kind = severity === 'warning' ? say('terminal.advice') : '';
  return `${file}:${line}:${column} ${key === '' ? '' : `${key}: `}${kind}${message} ${suggestion}`;
}

/** Whether a finding is about a draft: a text, file or language that visitors don't see yet. */
export function isDraft({ drafts }: Project, { language, file, key }: Finding): boolean {
  const name = file.slice(`${localesFolder}/${language}/`.length).replace(/\.json$/u, '');
  const group = `${name}#${key.split('.', 1).join('')}`;
  return [language, name, group].some((draft) => drafts.includes(draft));
}

/** Whether a finding stops the build: an error of a draft doesn't. */
export function stopsBuild(project: Project): (finding: Finding) => boolean {
  return (finding) => finding.severity === 'error' && !isDraft(project, finding);
}

/** The most lines that the report has for a file and a rule. */
const mostLines = 10;

/** The findings as lines. If all texts of a file, or more than ten, break the same rule, they are one line. */
export function linesOf({ findings, files }: LocaleReport, language = 'en'): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const cause = `${finding.file} ${finding.rule}`;
    groups.set(cause, [...(groups.get(cause) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const wanted = files.find(({ file }) => file === first?.file)?.wanted;
    const isOneLine = group.length > mostLines || (group.length > 1 && group.length === wanted);
    if (!first || !isOneLine) return group.map((found) => formatFinding(found, language));
    const ofFile = wordsIn(language).say('terminal.ofFile', { count: group.length });
    return `${formatFinding(first, language)} ${ofFile}`;
  });
}

/**
 * @param language whose findings are printed; those of all languages if absent
 * @param terminal the language of the report itself
 * @param canFix whether `--fix` would change a text
 */
export function formatReport(
  whole: LocaleReport,
  project: Project,
  {
    language,
    terminal = 'en',
    canFix = false,
  }: { language?: string | undefined; terminal?: string; canFix?: boolean } = {},
): string {
  const { say } = wordsIn(terminal);
  const shown = <Part extends { language: string }>(parts: readonly Part[]) =>
    parts.filter((part) => language === undefined || part.language === language);
  const [findings, files] = [shown(whole.findings), shown(whole.files)];
  const lines = [...new Set(files.map((file) => file.language))].map((code) => {
    const statuses = files.filter((file) => file.language === code);
    const sum = (name: 'wanted' | 'complete' | 'stale') =>
      statuses.reduce((total, file) => total + file[name], 0);
    const count = sum('stale');
    const outOfDate = count > 0 ? say('terminal.stale', { count }) : '';
    const complete = say('terminal.complete', { complete: sum('complete'), wanted: sum('wanted') });
    return `${code}  ${complete}${outOfDate}`;
  });
  const errors = findings.filter(stopsBuild(project)).length;
  const advice = findings.length - errors;
  const parts = [
    errors > 0 ? say('terminal.errors', { count: errors }) : say('terminal.noErrors'),
    ...(advice > 0 ? [say('terminal.others', { count: advice })] : []),
  ];
  const verdict = findings.length === 0 ? say('terminal.inOrder') : `${parts.join(', ')}.`;
  const cure = canFix ? [say('terminal.canFix')] : [];
  return [...lines, '', ...linesOf({ findings, files }, terminal), ...cure, verdict].join('\n');
}
