import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** In bytes. Compression of a smaller file saves less than its headers add. */
const minSize = 256;

/**
 * Writes a `.br` and a `.gz` file beside every text asset except pages. The server compresses pages
 * itself, because they contain a nonce that differs in every response.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,webmanifest,txt,map}', { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      if (bytes.length < minSize) {
        return;
      }
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${path}.br`, await brotli(bytes, { params }));
      await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: 9 }));
    }),
  );
}
