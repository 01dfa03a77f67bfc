import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface KeptFile { path: string; bytes: number; madeAt: number }

async function filesIn(folder: string): Promise<KeptFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(names.map(async (name) => {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    return facts ? [{ path, bytes: facts.size, madeAt: facts.mtimeMs }] : [];
  }));
  return found.flat();
}

/** Files that can be made again, in a folder that never grows far beyond a size. */
export class PictureFolder {
  #bytes: Promise<number> | undefined;

  /** @param mostBytes of all files; processes that share a folder may each go over it by what they write at one time */
  constructor(readonly folder: string, readonly mostBytes: number) {}

  /** Another process may make the same file meanwhile: it appears whole. A folder that cannot be written costs time alone. */
  async keep(name: string, made: Buffer): Promise<void> {
    const unfinished = join(this.folder, `${name}.${randomUUID()}`);
    try {
      this.#bytes ??= filesIn(this.folder).then((files) => files.reduce((sum, { bytes }) => sum + bytes, 0));
      const bytes = await this.#bytes + made.length;
      this.#bytes = Promise.resolve(bytes);
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, made);
      await rename(unfinished, join(this.folder, name));
      if (bytes > this.mostBytes) await this.#makeRoom();
    } catch {
      // Made again at the next request.
    }
  }

  /** Deletes the oldest, until a quarter is free. */
  async #makeRoom(): Promise<void> {
    const files = (await filesIn(this.folder)).sort((one, other) => other.madeAt - one.madeAt);
    let bytes = 0;
    const old = files.filter((file) => (bytes += file.bytes) > this.mostBytes * 0.75);
    await Promise.all(old.map(({ path }) => rm(path, { force: true })));
    this.#bytes = undefined;
  }
}
