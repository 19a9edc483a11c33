import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';

const folder = 'dist/client';

/** A file of the built site, by its address. */
export function builtFile(address: string): Buffer {
  return readFileSync(join(folder, address));
}

/** A built page's HTML. */
export function builtPage(address: string): string {
  return builtFile(address === '/' ? '/index.html' : `${address}.html`).toString();
}

/** How many bytes brotli makes of it at its best. */
export function weight(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** What can be read of a text when so many of its compressed bytes have come. */
export async function readableAfter(bytes: number, text: string): Promise<string> {
  const stream = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  stream.end(brotliCompressSync(text).subarray(0, bytes));
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(piece as Buffer);
  } catch (error) {
    const isCutOff = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
    if (!isCutOff) throw error;
  }
  return Buffer.concat(pieces).toString();
}

/** Addresses of the font files that a page asks for first. */
export function preloadedFonts(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, address = '']) => address,
  );
}

/**
 * Addresses of all code that brings a page to life.
 * @param html the page
 * @param screen the name of its screen's component
 * @throws if the page's entry doesn't load that screen
 */
export function scriptsOf(html: string, screen: string): string[] {
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error('The page has no script');
  const code = builtFile(entry).toString();
  const loaded = [screen, 'start'].map((name) => {
    const file = new RegExp(`\\b${name}:\\w+\\}=await import\\("([^"]+)"\\)`).exec(code)?.[1];
    if (!file) throw new Error(`${entry} does not load ${name}`);
    return resolve(entry, file);
  });
  const all = new Set([entry]);
  for (const file of loaded) addWithImports(file, all);
  return [...all];
}

function addWithImports(address: string, all: Set<string>): void {
  if (all.has(address)) return;
  all.add(address);
  const code = builtFile(address).toString();
  for (const [, file = ''] of code.matchAll(/\b(?:import|from)"(\.[^"]+\.js)"/g)) {
    addWithImports(resolve(address, file), all);
  }
}

function resolve(from: string, file: string): string {
  return new URL(file, `http://site${from}`).pathname;
}

/** Address below which the texts of this build lie. */
export function messagesBase(html: string): string {
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
  const base = /\/texts\/\w+/.exec(builtFile(entry).toString())?.[0];
  if (!base) throw new Error(`${entry} names no folder of messages`);
  return base;
}
