import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Files } from './drawing';
import { parts } from './parts';

const made = new Map<string, Files>();
async function filesOf(part: string): Promise<Files> {
  const files = made.get(part) ?? (await parts[part]?.()) ?? {};
  made.set(part, files);
  return files;
}

/** Which of the files that a part makes are committed otherwise. */
async function staleFilesOf(part: string): Promise<string[]> {
  const stale = await Promise.all(
    Object.entries(await filesOf(part)).map(async ([file, content]) => {
      const [old, now] = [readFileSync(file), Buffer.from(content)];
      return (await isSame(file, old, now)) ? [] : [file];
    }),
  );
  return stale.flat();
}

async function isSame(file: string, old: Buffer, now: Buffer): Promise<boolean> {
  if (/\.(?:png|ico)$/.test(file)) return looksAlike(old, now);
  return file.endsWith('.svg') ? drawsAlike(old.toString(), now.toString()) : old.equals(now);
}

/** Whether two pictures are alike but for the smoothing of edges, which differs between processors. */
async function looksAlike(...files: readonly [Buffer, Buffer]): Promise<boolean> {
  const [old, now] = await Promise.all(files.map((file) => sharp(pngIn(file)).raw().toBuffer()));
  if (!old || old.length !== now?.length) return false;
  const difference = old.reduce((sum, value, at) => sum + Math.abs(value - (now[at] ?? 0)), 0);
  return difference / old.length < 1;
}

const viewBox = /(?<=viewBox=")[^"]*/g;
const edgesIn = (drawing: string) =>
  (drawing.match(viewBox) ?? []).join(' ').split(' ').map(Number);

/** Whether two drawings are the same, but for a unit in view boxes, which are computed from pictures. */
function drawsAlike(old: string, now: string): boolean {
  const edges = edgesIn(now);
  const areClose = edgesIn(old).every((edge, at) => Math.abs(edge - (edges[at] ?? NaN)) <= 1);
  return areClose && old.replaceAll(viewBox, '') === now.replaceAll(viewBox, '');
}

/** The PNG of an ICO file begins after 22 bytes. */
function pngIn(file: Buffer): Buffer {
  return file.readUInt16LE(2) === 1 ? file.subarray(22) : file;
}

it.each(Object.keys(parts))(
  'the committed %s are those that the present sources make',
  async (part) => {
    expect(await staleFilesOf(part), `npm run art -- ${part}`).toEqual([]);
  },
);

it('keeps no file of a font that no face uses', async () => {
  const folders = ['src/styles/fonts', 'public/licenses'];
  const kept = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  expect(kept.sort()).toEqual(Object.keys(await filesOf('fonts')).sort());
});

it('draws no two miniatures alike', () => {
  const drawn = readFileSync('src/drawings/miniatures.svg', 'utf8');
  const drawings = [...drawn.matchAll(/<symbol id="([^"]+)"(.*?)<\/symbol>/gsu)];
  const slugs = new Map(drawings.map(([, slug, drawing]) => [drawing, slug]));
  expect(drawings.map(([, slug]) => slug)).toEqual([...slugs.values()]);
});
