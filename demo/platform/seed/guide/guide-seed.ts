import type { Database } from '../../db/database.ts';
import { type ItemRow, contentItems } from '../../db/tables/catalogue-tables.ts';
import { type ChannelRow, channels, type ProgrammeRow, programmes } from '../../db/tables/guide-tables.ts';
import { liveClipOf } from '../catalogue/live-clips.ts';
import { cycleMs } from '../../guide/guide-cycle.ts';
import { grantsOf } from '../purchase/licence-seed.ts';
import { arenaVariants } from '../realm/realm-seed.ts';
import { programmeNotes, programmeTitles } from './programme-titles.ts';

/** A variant of Arena needs no more than a page and a half. */
const channelCountOf = (realm: string): number => (arenaVariants.includes(realm) ? 30 : 200);
const minute = 60_000;
const lengths = [15, 30, 30, 45, 60, 60, 90, 90, 120, 120, 150, 180];

/** Numbers that look like chance and are the same every time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

/** How dirty a channel's data is; guides are. @source design/guide.md "Dirt is normal" */
type Dirt = 'clean' | 'overlaps' | 'gaps' | 'slivers' | 'missing-ends' | 'half-empty';

const dirtOf = (number: number): Dirt => {
  if (number === 200) return 'half-empty';
  return ({ 3: 'overlaps', 5: 'gaps', 7: 'slivers', 9: 'missing-ends' } as const)[number % 10 as 3 | 5 | 7 | 9] ?? 'clean';
};

const genresOf = (realm: string): string[] => {
  const sports = ['football', 'athletics', 'cycling', 'motorsport', 'tennis', 'news', 'documentary', 'music'];
  const films = ['drama', 'comedy', 'documentary', 'family', 'music', 'news', 'drama', 'football'];
  return realm === 'cinema' ? films : sports;
};

function channelOf(realm: string, number: number): ChannelRow {
  const genre = genresOf(realm)[(number - 1) % 8] ?? 'news';
  const names = programmeTitles[genre]?.channel ?? ['Channel'];
  const round = Math.floor((number - 1) / 8);
  const name = `${names[round % names.length]}${round < names.length ? '' : ` ${Math.floor(round / names.length) + 1}`}`;
  return { realm, id: `ch-${number}`, number, name, genre, eventId: String(3000 + number) };
}

const nextStart = (dirt: Dirt, end: number, random: () => number): number => {
  if (dirt === 'overlaps' && random() < 0.2) return end - 10 * minute;
  if (dirt === 'gaps' && random() < 0.2) return end + (5 + Math.floor(random() * 10) * 5) * minute;
  return end;
};

function programmesOf(channel: ChannelRow): ProgrammeRow[] {
  const random = chance(channel.number * 7919 + channel.realm.length);
  const dirt = dirtOf(channel.number);
  const titles = programmeTitles[channel.genre]?.titles ?? ['Programme'];
  const rows: ProgrammeRow[] = [];
  for (let start = 0; start < cycleMs;) {
    const length = (dirt === 'slivers' && random() < 0.1 ? 2 : pick(lengths, random)) * minute;
    const end = Math.min(start + length, cycleMs);
    rows.push({
      realm: channel.realm, channelNumber: channel.number, id: `${channel.id}.${rows.length}`, startsAfter: start,
      endsAfter: dirt === 'missing-ends' && random() < 0.1 ? null : end, untilAfter: end, title: pick(titles, random),
      description: pick(programmeNotes, random), genre: channel.genre, vodId: random() < 0.3 ? String(1001 + Math.floor(random() * 38)) : null,
    });
    start = nextStart(dirt, end, random);
  }
  return dirt === 'half-empty' ? rows.filter((row) => row.startsAfter < cycleMs / 2) : rows;
}

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

/** Two hundred channels with two weeks of programmes each, in cycles. */
export async function seedGuide(db: Database, realm: string): Promise<void> {
  const rows = Array.from({ length: channelCountOf(realm) }, (_, index) => channelOf(realm, index + 1));
  await db.insert(channels).values(rows);
  await db.insert(contentItems).values(rows.map(eventOf));
  const all = rows.flatMap(programmesOf);
  for (let at = 0; at < all.length; at += 2_000) await db.insert(programmes).values(all.slice(at, at + 2_000));
}
