import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { drawings, files } from './drawings';

/** The files of the site's drawings as they are committed: path from the root -> text. */
export async function drawingFiles(): Promise<ReadonlyMap<string, string>> {
  const modules = await Promise.all(
    Object.entries(drawings).map(async ([file, values]) => {
      const options = { ...(await resolveConfig(file)), filepath: file };
      return [file, await format(moduleOf(values), options)] as const;
    }),
  );
  return new Map([...modules, ...Object.entries(files)]);
}

/** Writes the site's drawings. */
export async function makeDrawings(): Promise<void> {
  for (const [file, text] of await drawingFiles()) {
    await writeFile(file, text);
    console.log(`${file}  ${(text.length / 1000).toFixed(1)} kB`);
  }
}

function moduleOf(values: Readonly<Record<string, unknown>>): string {
  const exported = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  return ['/* Written by `npm run art -- drawings`: see packages/art/. */', ...exported].join(
    '\n\n',
  );
}
