import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { fileInside } from './file-inside.ts';

const fontAddress = /^([a-z0-9-]+)@(\d+\.\d+\.\d+)\/([a-z0-9-]+\.woff2)$/;

/**
 * The tenants' fonts, from the packages that bring them.
 *
 * An address names the package's version, so it can be kept for a year; another version is not found.
 */
export class FontFiles {
  /** @param folder the packages, each with its files in `files/` */
  constructor(readonly folder: string, readonly headers: Readonly<Record<string, string>>) {}

  async answer(reply: FastifyReply, address: string): Promise<FastifyReply> {
    const [, name = '', version = '', file = ''] = fontAddress.exec(address) ?? [];
    const path = `${name}/files/${file}`;
    reply.headers({ ...this.headers, 'x-content-type-options': 'nosniff' });
    if (!await fileInside(this.folder, path) || version !== await this.#versionOf(name)) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path, this.folder);
  }

  async #versionOf(name: string): Promise<unknown> {
    const description = JSON.parse(await readFile(join(this.folder, name, 'package.json'), 'utf8')) as { version?: unknown };
    return description.version;
  }
}
