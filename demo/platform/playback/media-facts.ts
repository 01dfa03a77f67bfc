import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FilmFacts, filmFacts } from '../../media/film-facts.ts';

const known = new Map<string, FilmFacts>();

const fileOf = (folder: string): string => fileURLToPath(new URL(`../../media/${folder}/film.json`, import.meta.url));

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
