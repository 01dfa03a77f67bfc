import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileInside } from './file-inside.ts';
import { mediaTypeOf } from './media-type.ts';
import { PackedFiles, packingFor } from './packed-file.ts';

const hashed = /^chunks\/.*-[\w-]{8}\.(?:js|css|woff2)$/;
const year = 'public, max-age=31536000, immutable';

/** A folder of built or written files, served packed, with the caching that each name deserves. */
export class BuiltFiles {
  readonly #packed = new PackedFiles();

  /**
   * @param folder where the files lie
   * @param headers sent with every file, found or not
   */
  constructor(readonly folder: string, readonly headers: Readonly<Record<string, string>> = {}) {}

  /** Answers one file, or 404 without a word. A chunk with a hash in its name never changes; an entry is asked again each time. */
  async answer(request: FastifyRequest, reply: FastifyReply, relative: string): Promise<FastifyReply> {
    reply.headers({ ...this.headers, 'x-content-type-options': 'nosniff' });
    const file = await fileInside(this.folder, relative);
    const type = file && mediaTypeOf(file.path);
    if (!file || !type) return reply.code(404).header('cache-control', 'no-store').send();
    const packing = packingFor(request.headers['accept-encoding']);
    const { etag, bytes } = await this.#packed.read(file, packing);
    reply.headers({ etag, vary: 'Accept-Encoding', 'content-type': type, 'cache-control': hashed.test(relative) ? year : 'no-cache' });
    if (packing !== 'identity') reply.header('content-encoding', packing);
    return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(bytes);
  }
}
