import type { ItemRow } from '../../../db/tables/catalogue-tables.ts';
import type { ChannelRow, ProgrammeRow, ShowRow } from '../../../db/tables/guide-tables.ts';
import { emptyItem } from '../../catalogue/empty-item.ts';
import { liveClipOf } from '../../catalogue/live-clips.ts';
import { archiveRealm } from '../archive-rows.ts';
import type { RealGuide, RealProgramme } from './real-guide.ts';

const dayMs = 86_400_000;
/** A guide of more days than this stands eight times among the others. chosen: so ten thousand channels have some 360,000 programmes */
const longGuideDays = 7;
const longGuideTimes = 8;

/** How far a programme without a usable end reaches in a window: until the next one begins there. */
const openMs = 3 * 3_600_000;

/** What the guides hold before they are repeated. */
export interface GuideRows { channels: ChannelRow[]; programmes: ProgrammeRow[]; shows: ShowRow[] }

/** Genres that our pictures and clips know stand in for those of the data. */
const drawnAs = ['documentary', 'drama', 'family', 'news', 'music', 'comedy', 'football'];

/** After how many whole days a guide repeats: as many as it covers. */
function cycleDaysOf(programmes: readonly RealProgramme[]): { firstDay: number; first: number; days: number } {
  const first = programmes.reduce((least, { start }) => Math.min(least, start), Infinity);
  const last = programmes.reduce((most, { start, end }) => Math.max(most, end ?? start), -Infinity);
  return { first, firstDay: Math.floor(first / dayMs) * dayMs, days: Math.max(1, Math.floor((last - first) / dayMs)) };
}

/** Numbers each different title. */
function showNumbers() {
  const numbers = new Map<string, number>();
  return {
    of(title: string): number {
      const known = numbers.get(title) ?? numbers.size + 1;
      numbers.set(title, known);
      return known;
    },
    rows: (): ShowRow[] => [...numbers].map(([title, id]) => ({ realm: archiveRealm, id, titles: { en: title }, descriptions: null, seriesId: null })),
  };
}

/** The most titles that stand in for recordings. */
const recordings = 500;

function programmeRow(programme: RealProgramme, channel: ChannelRow, index: number, startsAfter: number, showId: number): ProgrammeRow {
  const { start, end, onDemand } = programme;
  const moved = startsAfter - start;
  return {
    realm: archiveRealm, channelNumber: channel.number, id: `${channel.id}.${index}`, startsAfter, endsAfter: end === null ? null : end + moved,
    untilAfter: end !== null && end > start ? end + moved : startsAfter + openMs, title: programme.title, showId, genre: programme.genre ?? null,
    subtitle: programme.subtitle ?? null, description: programme.description ?? null, seasonNumber: programme.season ?? null, episodeNumber: programme.episode ?? null,
    // Their pictures are on hosts that our pages may not load from.
    imageUrl: null, flags: programme.flags.length === 0 ? null : programme.flags.join(),
    vodId: onDemand ? `a${1 + (showId % recordings)}` : null, catchUpFrom: onDemand ? onDemand.from + moved : null, catchUpUntil: onDemand ? onDemand.until + moved : null,
  };
}

/** What each channel of a guide airs, without what begins after the guide's last whole day. */
function airedBy({ programmes }: RealGuide, until: number): Map<string, RealProgramme[]> {
  const aired = new Map<string, RealProgramme[]>();
  for (const programme of programmes) {
    if (programme.start >= until) continue;
    const list = aired.get(programme.channel) ?? [];
    list.push(programme);
    aired.set(programme.channel, list);
  }
  return aired;
}

const longestOf = (list: readonly RealProgramme[]): number => list.reduce((most, { start, end }) => Math.max(most, end === null ? openMs : end - start), openMs);

function addGuide(rows: GuideRows, guide: RealGuide, showOf: (title: string) => number): void {
  const { first, firstDay, days } = cycleDaysOf(guide.programmes);
  const aired = airedBy(guide, first + days * dayMs);
  const times = days > longGuideDays ? longGuideTimes : 1;
  for (const [index, { id, name, number, group }] of Array.from({ length: times }, () => guide.channels).flat().entries()) {
    const at = rows.channels.length + 1;
    const time = 1 + Math.floor(index / guide.channels.length);
    const list = aired.get(id) ?? [];
    const channel: ChannelRow = {
      realm: archiveRealm, id: `real-${at}`, number: at, shownNumber: number ?? null, name: time === 1 ? name : `${name} · ${time}`, genre: drawnAs[at % drawnAs.length]!,
      eventId: `g${at}`, group: group === undefined ? null : { id: group, names: { en: group } }, offsetMinutes: 0, cycleDays: days, longestMs: longestOf(list),
    };
    rows.channels.push(channel);
    for (const [place, programme] of list.entries()) rows.programmes.push(programmeRow(programme, channel, place, (programme.start - firstDay) % (days * dayMs), showOf(programme.title)));
  }
}

/**
 * The channels of all guides behind each other, each in a cycle of its guide's whole days.
 *
 * chosen: a guide of some thirty hours repeats each day, so that it is full wherever the clock stands; what begins after its
 * last whole day is left out. Moments move by whole days only, and all dirt stays
 */
export function guideRows(guides: readonly RealGuide[]): GuideRows {
  const rows: GuideRows = { channels: [], programmes: [], shows: [] };
  const shows = showNumbers();
  for (const guide of guides) addGuide(rows, guide, shows.of);
  return { ...rows, shows: shows.rows() };
}

/** The channels of all rounds: those of a further one have its number in their names. */
export function repeatedChannels(base: readonly ChannelRow[], count: number): ChannelRow[] {
  return Array.from({ length: base.length === 0 ? 0 : count }, (_, index) => {
    const channel = base[index % base.length]!;
    const round = Math.floor(index / base.length);
    const number = index + 1;
    return round === 0 ? channel : { ...channel, id: `real-${number}`, number, name: `${channel.name} · ${round + 1}`, eventId: `g${number}` };
  });
}

/** What plays on a channel. */
export const channelEvent = (channel: ChannelRow): ItemRow => ({
  ...emptyItem, realm: archiveRealm, id: channel.eventId, type: 'EPG', titles: { en: channel.name }, descriptions: { en: channel.group?.names.en ?? '' }, access: 'FREE',
  genres: [channel.genre], media: liveClipOf(channel.genre), liveChannel: channel.id, channelId: channel.id,
});
