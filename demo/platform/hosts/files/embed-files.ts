import type { FastifyReply } from 'fastify';
import { BuiltFiles } from './built-files.ts';
import { fileInside } from './file-inside.ts';
import type { ProjectFolders } from './project-folders.ts';

const ofRelease = /^(v\d[\d.]*)\/(.+)$/;

/**
 * What partners' pages load: the newest build, which `latest/` names too, and every release that is kept, by its name.
 *
 * What lies under a release's name never changes, so that a page may pin it by its hash; the next release has another name.
 */
export class EmbedFiles {
  readonly #newest: BuiltFiles;

  constructor(readonly folders: Pick<ProjectFolders, 'embed' | 'releases'>, readonly headers: Readonly<Record<string, string>>) {
    this.#newest = new BuiltFiles(folders.embed, headers);
  }

  /** @param relative such as `loader.js`, `latest/loader.js` or `v1/loader.js` */
  async answer(reply: FastifyReply, relative: string): Promise<FastifyReply> {
    const [, release] = ofRelease.exec(relative) ?? [];
    if (!release) return this.#newest.answer(reply, relative.replace(/^latest\//, ''));
    reply.headers({ ...this.headers, 'x-content-type-options': 'nosniff' });
    if (!await fileInside(this.folders.releases, relative)) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(relative, this.folders.releases);
  }
}
