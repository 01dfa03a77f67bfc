import { and, eq, inArray } from 'drizzle-orm';
import { contentItems } from '../../db/tables/catalogue-tables.ts';
import { fighters, newsItems } from '../../db/tables/editorial-tables.ts';
import { channels, programmes } from '../../db/tables/guide-tables.ts';
import type { PlatformContext } from '../../server/platform-context.ts';

/** Genres of titles that have none, and of pictures behind rows. */
const usualGenres = ['drama', 'football', 'sport'];

interface Named { db: PlatformContext['db']; realms: string[]; genre: string; seed: string }

/** Beginnings of a name that end before this mark, and the whole name. */
const beginningsOf = (seed: string, mark: string): string[] => [seed, ...[...seed].flatMap((letter, at) => (letter === mark ? [seed.slice(0, at)] : []))];

/** A title, one of its trailers or one of its angles. */
async function isTitle({ db, realms, genre, seed }: Named): Promise<boolean> {
  const rows = await db.select({ id: contentItems.id, genres: contentItems.genres, extras: contentItems.extras }).from(contentItems)
    .where(and(inArray(contentItems.realm, realms), inArray(contentItems.id, beginningsOf(seed, '-'))));
  return rows.some(({ id, genres, extras: { playback } }) => {
    const parts = [...playback?.trailers ?? [], ...playback?.angles ?? []].map((part) => `${id}-${part.id}`);
    return [...genres, ...usualGenres].includes(genre) && [id, ...parts].includes(seed);
  });
}

async function isNews({ db, realms, genre, seed }: Named): Promise<boolean> {
  const rows = seed.startsWith('news-') ? await db.select({ id: newsItems.id }).from(newsItems).where(and(inArray(newsItems.realm, realms), eq(newsItems.genre, genre))) : [];
  return rows.some(({ id }) => seed === `news-${id}`);
}

async function isFighter({ db, realms, genre, seed }: Named): Promise<boolean> {
  if (genre !== 'fighter' || !seed.startsWith('fighter-')) return false;
  return (await db.select({ id: fighters.id }).from(fighters).where(and(inArray(fighters.realm, realms), eq(fighters.id, seed.slice('fighter-'.length))))).length > 0;
}

async function isProgramme({ db, realms, genre, seed }: Named): Promise<boolean> {
  const [, channelId] = /^(.{1,80})\.\d{1,8}$/.exec(seed) ?? [];
  if (channelId === undefined) return false;
  const rows = await db.select({ id: programmes.id }).from(channels)
    .innerJoin(programmes, and(eq(programmes.realm, channels.realm), eq(programmes.channelNumber, channels.number), eq(programmes.id, seed)))
    .where(and(inArray(channels.realm, realms), eq(channels.id, channelId), eq(channels.genre, genre))).limit(1);
  return rows.length > 0;
}

async function isNamed(named: Named): Promise<boolean> {
  for (const isOf of [isTitle, isFighter, isNews, isProgramme]) if (await isOf(named)) return true;
  return false;
}

/** A picture of a tenant's sign-in page, or another one that its settings name. */
const isOfSettings = (realms: PlatformContext['realms'], genre: string, seed: string): boolean =>
  realms.all().some(({ settings }) => JSON.stringify(settings).includes(`/${genre}/${seed}.`));

/**
 * Whether the catalogue of a tenant, its guide or its settings name this picture. Pictures of other names are not drawn, since any word would be one.
 *
 * @throws when the database does not answer
 */
export async function isKnownArtwork({ db, keptData, readState, realms }: PlatformContext, genre: string, seed: string): Promise<boolean> {
  if (isOfSettings(realms, genre, seed)) return true;
  const { published } = await readState();
  return keptData.read(published, JSON.stringify(['artwork', genre, seed]), () => isNamed({ db, realms: realms.all().map(({ realm }) => realm), genre, seed }));
}
