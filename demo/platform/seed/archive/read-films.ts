import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { StartRefused } from '../../server/start-refused.ts';

const film = z.object({
  title: z.string(),
  year: z.int(),
  genres: z._default(z.array(z.string()), []),
  extract: z._default(z.nullable(z.string()), null),
});
export type ArchiveFilm = z.output<typeof film>;
const filmFile = z.object({ films: z.array(z.unknown()) });

/** Titles of a tenant of real data. @source issue "a tenant of 10,000 titles" */
export const mostFilms = 10_000;

/**
 * The films of `catalogue/films.json.gz` in a folder, as many as the tenant has; what is no film is left out.
 *
 * @throws StartRefused `bad-real-data`
 */
export function readFilms(folder: string): ArchiveFilm[] {
  const file = join(folder, 'catalogue', 'films.json.gz');
  if (!existsSync(file)) throw new StartRefused('bad-real-data', `FOOTLIGHT_REAL_DATA names ${folder}, which has no catalogue/films.json.gz.`);
  try {
    const { films } = z.parse(filmFile, JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
    return films.slice(0, mostFilms).flatMap((each) => z.safeParse(film, each).data ?? []);
  } catch (failure) {
    throw new StartRefused('bad-real-data', `${file} cannot be read: ${(failure as Error).message.slice(0, 200)}`);
  }
}
