import type { LocaleInput } from '../check/check';
import { accept } from '../stale/accept';
import type { ImportPlan } from './planImport';

/**
 * The files that an import writes: its texts, and the notes that they are right for the present English.
 * @returns path from the repository's root -> new content
 */
export function filesToWrite(plan: ImportPlan, input: LocaleInput): Map<string, string> {
  const { language, confirmed } = plan;
  const written = new Map(plan.files);
  if (language === input.source) return written;
  for (const [name, keys] of confirmed) {
    const files = new Map([...input.files, ...written]);
    for (const [path, records] of accept({ ...input, files }, { language, name, keys })) {
      written.set(path, records);
    }
  }
  return written;
}
