import type { FastifyReply } from 'fastify';
import { fileInside } from './file-inside.ts';

const hashed = /^chunks\/.*-[\w-]{7,8}\.(?:js|css|woff2)$/;
const year = 'public, max-age=31536000, immutable';

/** A folder of built or written files, served with the caching that each name deserves. */
export class BuiltFiles {
  /**
   * @param folder where the files lie
   * @param headers sent with every file, found or not
   */
  constructor(readonly folder: string, readonly headers: Readonly<Record<string, string>> = {}) {}

  /** Answers one file, or an empty 404. A chunk with a hash in its name never changes; an entry is asked again each time. */
  async answer(reply: FastifyReply, relative: string): Promise<FastifyReply> {
    reply.headers({ ...this.headers, 'x-content-type-options': 'nosniff' });
    if (!await fileInside(this.folder, relative)) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.header('cache-control', hashed.test(relative) ? year : 'no-cache').sendFile(relative, this.folder);
  }
}
