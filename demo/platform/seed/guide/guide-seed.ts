import type { Database } from '../../db/database.ts';
import { type ItemRow, contentItems } from '../../db/tables/catalogue-tables.ts';
import { type ChannelRow, channels, type ProgrammeRow, programmes, shows } from '../../db/tables/guide-tables.ts';
import { liveClipOf } from '../catalogue/live-clips.ts';
import { grantsOf } from '../purchase/licence-seed.ts';
import { channelSeed } from './channel-seed.ts';
import { programmeSeed } from './programme-seed.ts';
import { showsFor } from './show-seed.ts';

/** Every sixth channel can be rewound this far, and its programmes watched from their beginning so long. */
const rewindSeconds = 5_400;

/** What plays when a channel is chosen. */
function eventOf(channel: ChannelRow): ItemRow {
  const access = channel.number % 5 === 4 ? 'LICENCE' : channel.number % 7 === 3 ? 'SIGN_IN' : 'FREE';
  return {
    realm: channel.realm, id: channel.eventId, type: 'EPG', titles: { en: channel.name, es: channel.name, pt: channel.name, ar: channel.name },
    descriptions: { en: `Channel ${channel.number}.`, es: `Canal ${channel.number}.`, pt: `Canal ${channel.number}.`, ar: `القناة ${channel.number}.` },
    access, licences: grantsOf(channel.realm, access), genres: [channel.genre], releaseYear: null, ageRating: null, media: liveClipOf(channel.genre), dashOnly: false,
    allowedCountries: null, blockedCountries: [],
    liveChannel: channel.id, durationSeconds: null, startsAfter: null, endsAfter: null, channelId: channel.id,
    extras: channel.number % 6 === 0 ? { playback: { dvrSeconds: rewindSeconds } } : {},
  };
}

const longestOf = (rows: readonly ProgrammeRow[]): number => rows.reduce((longest, { startsAfter, untilAfter }) => Math.max(longest, untilAfter - startsAfter), 0);

/** Two hundred channels with two weeks of programmes each, in cycles. */
export async function seedGuide(db: Database, realm: string): Promise<void> {
  const listed = channelSeed(realm).map((channel) => ({ channel, airs: programmeSeed(channel) }));
  await db.insert(shows).values(showsFor(realm));
  await db.insert(channels).values(listed.map(({ channel, airs }) => ({ ...channel, longestMs: longestOf(airs) })));
  await db.insert(contentItems).values(listed.map(({ channel }) => eventOf(channel)));
  const all = listed.flatMap(({ airs }) => airs);
  for (let at = 0; at < all.length; at += 2_000) await db.insert(programmes).values(all.slice(at, at + 2_000));
}
