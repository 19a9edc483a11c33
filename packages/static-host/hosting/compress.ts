import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../serve/fileHeaders';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above this many bytes of text in all, the last per cent is not worth the minutes. */
const muchText = 20_000_000;
/**
 * Writes a `.br` and a `.gz` beside every text file, where that is smaller.
 * @param files paths
 */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    files.filter(isText).map(async (file) => ({ file, content: await readFile(file) })),
  );
  const total = texts.reduce((sum, { content }) => sum + content.length, 0);
  const quality = total > muchText ? 9 : constants.BROTLI_MAX_QUALITY;
  await Promise.all(texts.map(({ file, content }) => compress(file, content, quality)));
}

async function compress(file: string, content: Buffer, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, older] = await Promise.all([
    brotli(content, { params }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (small.length < content.length) await writeFile(`${file}.br`, small);
  if (older.length < content.length) await writeFile(`${file}.gz`, older);
}
