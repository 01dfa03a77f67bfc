import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Plugin, RenderedModule } from 'rollup';
import { readNotice, type Notice } from './read-notice.ts';
import { packagesOfModule } from './shipped-packages.ts';

export const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt';

/** What the builds so far brought into each folder: several builds fill one. */
const shipped = new Map<string, Set<string>>();

/**
 * Writes, beside the code that a build makes, the licence of every package whose code is in it.
 *
 * @param alsoIn folders to which what is built here is copied, and whose own build comes later
 * @param beside folders of packages that are handed out together with this code
 * @throws when a package may not be shipped, or does not say its licence's words
 */
export function writeLicences({ alsoIn = [], beside = [] }: { alsoIn?: readonly string[]; beside?: readonly string[] } = {}): Plugin {
  return {
    name: 'write-licences',
    async writeBundle({ dir, file }, bundle) {
      const folder = dir ?? parse(file ?? '').dir;
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? renderedIn(part.modules) : []));
      const packages = [...modules.flatMap(packagesOfModule), ...beside];
      for (const place of [folder, ...alsoIn]) shipped.set(place, new Set([...shipped.get(place) ?? [], ...packages]));
      const notices = [...shipped.get(folder) ?? []].map(readNotice);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, LICENCES_FILE), licencesText(notices));
    },
  };
}

/** What was left out entirely brings no licence. */
const renderedIn = (modules: Record<string, RenderedModule>): string[] => Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);

const RULE = '-'.repeat(80);

/** The file's words: one list to look through, then every licence, in the order of names. */
export function licencesText(notices: readonly Notice[]): string {
  const titleOf = ({ name, version, licence }: Notice) => `${name} ${version} (${licence})`;
  const sorted = [...new Map(notices.map((notice) => [titleOf(notice), notice]))].sort(([one], [other]) => (one < other ? -1 : 1));
  const list = sorted.map(([title]) => `- ${title}`).join('\n');
  const texts = sorted.map(([title, { text }]) => `${RULE}\n${title}\n${RULE}\n\n${text}\n`).join('\n');
  return `Footlight contains code and typefaces of others, each under its own licence.\n\n${list}\n\n${texts}`;
}
