import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readLocales } from '../../../locale-kit/files';
import { accept } from '../../../locale-kit/stale/stale';
import { isRecorded } from '../../../locale-kit/stale/records';
import type { TextReference } from '../protocol';

/**
 * Notes that a translation is right for the present English, where that is noted at all.
 * @param root the folder that holds `locales/`
 */
export async function noteTranslation(root: string, text: TextReference): Promise<void> {
  const input = readLocales(root);
  const { language, name, key } = text;
  if (language === input.source || !isRecorded(language, input.files.keys())) return;
  for (const [path, content] of accept(input, { language, name, keys: [key] })) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
