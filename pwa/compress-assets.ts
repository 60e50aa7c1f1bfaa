import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Last step of the build: lays a brotli and a gzip file beside each file of the PWA that compresses, so that the
 * server, or any CDN, sends them as they are.
 */
const folder = 'dist/pwa';
const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest|json|txt)$/;

const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => COMPRESSIBLE.test(name))
    .map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
);
