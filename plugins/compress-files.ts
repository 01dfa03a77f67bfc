import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'rollup';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `file.br` and `file.gz`, each as small as its format allows. */
export async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await Promise.all([
    brotli(plain, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Every script of a build is written compressed too, so that a server only has to choose a file. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    async writeBundle({ dir, file }, bundle) {
      const folder = dir ?? parse(file ?? '').dir;
      await Promise.all(Object.keys(bundle).filter((name) => name.endsWith('.js')).map((name) => compressFile(join(folder, name))));
    },
  };
}

/** A published script, copied as it is and compressed beside. */
export function copyCompressed(from: string, to: string): Plugin {
  return {
    name: 'copy-compressed',
    async writeBundle() {
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
      await compressFile(to);
    },
  };
}
