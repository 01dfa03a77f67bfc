import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FilmFacts, filmFacts } from '../../media/film-facts.ts';

const known = new Map<string, FilmFacts>();

/** Where the files of a folder under `demo/media` are. */
export const mediaFolderOf = (folder: string): string => fileURLToPath(new URL(`../../media/${folder}`, import.meta.url));

const fileOf = (folder: string): string => join(mediaFolderOf(folder), 'film.json');

function read(folder: string): FilmFacts {
  try {
    return filmFacts.parse(JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  } catch (failure) {
    throw new Error(`The media folder "${folder}" cannot be played: ${fileOf(folder)} is missing or not a film's facts. Restore it, or make it with "npx tsx demo/media/make.ts".`, { cause: failure });
  }
}

/** Tracks, length, file names and skip markers of a folder under `demo/media`. @throws when the folder has no facts */
export function factsOf(folder: string): FilmFacts {
  const facts = known.get(folder) ?? read(folder);
  known.set(folder, facts);
  return facts;
}
