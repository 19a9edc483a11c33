import { rmSync } from 'node:fs';

/** Removes the copy of the texts that the tests have changed. */
export default function removeTexts(): void {
  const folder = process.env.TRANSLATE_TEXTS;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
