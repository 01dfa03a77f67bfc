import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { contentItems } from '../../../db/tables/catalogue-tables.ts';
import { channels, programmes, shows } from '../../../db/tables/guide-tables.ts';
import { archiveRealm } from '../archive-rows.ts';
import { channelEvent, guideRows, repeatedChannels } from './guide-rows.ts';
import { readGuides } from './read-guides.ts';

/** A statement may name only so many values. */
const atOnce = 1_500;

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) await insert(rows.slice(start, start + atOnce));
}

const columns = sql.raw('realm, starts_after, ends_after, until_after, title, show_id, subtitle, description, genre, vod_id, season_number, episode_number, image_url, flags, catch_up_from, catch_up_until');

/** The programmes of further rounds, copied where they are. */
const repeatProgrammes = (db: Database, perRound: number, count: number) => db.execute(sql`
  insert into ${programmes} (channel_number, id, ${columns})
  select channel_number + shift, 'real-' || (channel_number + shift) || '.' || split_part(id, '.', 2), ${columns}
  from ${programmes}, generate_series(${perRound}::int, ${Math.max(0, count - 1)}::int, ${perRound}::int) as shift
  where realm = ${archiveRealm} and channel_number + shift <= ${count}::int`);

/**
 * Fills the guide of the tenant of real data, its channels repeated under new names until there are as many as are wanted.
 *
 * @throws StartRefused `bad-real-data`
 */
export async function fillGuide(db: Database, folder: string, count: number): Promise<void> {
  const base = guideRows(readGuides(folder));
  if (base.channels.length === 0) return;
  const listed = repeatedChannels(base.channels, count);
  await inParts(base.shows, (part) => db.insert(shows).values(part));
  await inParts(listed, (part) => db.insert(channels).values(part));
  await inParts(listed, (part) => db.insert(contentItems).values(part.map(channelEvent)));
  await inParts(base.programmes.filter(({ channelNumber }) => channelNumber <= count), (part) => db.insert(programmes).values(part));
  await repeatProgrammes(db, base.channels.length, count);
  await db.execute(sql`analyze ${programmes}`);
}
