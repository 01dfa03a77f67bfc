import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FoundFile } from './file-inside.ts';

const pressBrotli = promisify(brotliCompress);
const pressGzip = promisify(gzip);

export type Packing = 'br' | 'gzip' | 'identity';

/** One built file in the shape a browser asked for. */
export interface PackedFile {
  readonly etag: string;
  readonly bytes: Buffer;
}

interface Kept {
  readonly modifiedMs: number;
  readonly size: number;
  readonly shapes: Map<Packing, Promise<PackedFile>>;
}

async function pack(path: string, packing: Packing): Promise<PackedFile> {
  const plain = await readFile(path);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}.${packing}"`;
  if (packing === 'identity') return { etag, bytes: plain };
  if (packing === 'gzip') return { etag, bytes: await pressGzip(plain, { level: 9 }) };
  return { etag, bytes: await pressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }) };
}

/** The best packing that a browser takes, by its `Accept-Encoding`. */
export function packingFor(acceptEncoding: string | undefined): Packing {
  const taken = new Set((acceptEncoding ?? '').split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim()));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

/** Packs a file once per shape and keeps it until the file changes. */
export class PackedFiles {
  readonly #kept = new Map<string, Kept>();

  read(file: FoundFile, packing: Packing): Promise<PackedFile> {
    let kept = this.#kept.get(file.path);
    if (!kept || kept.modifiedMs !== file.modifiedMs || kept.size !== file.size) {
      kept = { modifiedMs: file.modifiedMs, size: file.size, shapes: new Map() };
      this.#kept.set(file.path, kept);
    }
    let shape = kept.shapes.get(packing);
    if (!shape) {
      shape = pack(file.path, packing);
      kept.shapes.set(packing, shape);
      shape.catch(() => this.#kept.delete(file.path));
    }
    return shape;
  }
}
