import { formatFinding } from '../check/report';
import type { ImportPlan } from './planImport';

/** Whether a text that would be imported has an error: then nothing is written. */
export function hasErrors({ changes }: ImportPlan): boolean {
  return changes.some(({ findings }) => findings.some(({ severity }) => severity === 'error'));
}

/** What an import would change and what the check says of it, for a terminal. */
export function importReport(plan: ImportPlan): string {
  const { changes, leftOut, unchanged, untranslated } = plan;
  const lines = changes.flatMap(({ file, key, before, after, findings }) => [
    `${file} ${key}`,
    ...(before === undefined ? [] : [`  - ${before}`]),
    `  + ${after}`,
    ...findings.map((finding) => `  ! ${formatFinding(finding)}`),
  ]);
  const omitted = leftOut.map(({ place, reason }) => `Left out: ${place}. ${reason}`);
  const counts = `${changes.length} to change, ${unchanged} the same, ${untranslated} without translation, ${leftOut.length} left out.`;
  return [...lines, ...omitted, counts].join('\n');
}
