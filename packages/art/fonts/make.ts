import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { cssFileOf, fontsCss, type MeasuredFace } from './css';
import { cut } from './cut';
import { fileOf, fontFaces } from './faces';
import { metricsOf } from './metrics';

/** Makes src/styles/fonts/ and src/styles/fonts-*.css from the font packages. */
export async function makeFonts(): Promise<void> {
  const measured: MeasuredFace[] = [];
  await mkdir('src/styles/fonts', { recursive: true });
  for (const face of fontFaces) {
    const file = await cut(face);
    await writeFile(fileOf(face), file);
    await copyFile(
      `node_modules/${face.licence}`,
      `src/styles/fonts/OFL-${face.family.replaceAll(' ', '-')}.txt`,
    );
    measured.push({ face, metrics: metricsOf(file, face.script) });
    console.log(`${fileOf(face)}  ${(file.length / 1000).toFixed(1)} kB`);
  }
  for (const script of new Set(fontFaces.map((face) => face.script))) {
    await writeFile(cssFileOf(script), fontsCss(script, measured));
  }
}
