import * as z from 'zod/mini';
import { guideWindow } from '../../../src/contracts/guide/guide-window.ts';
import { instant } from '../../../src/contracts/wire/instant.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import type { ChannelRow } from '../db/tables/guide-tables.ts';
import { airingsBetween, channelsOf, logoOf } from './guide-windows.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { Caller } from '../server/request-caller.ts';
import { accessOf, rightsOf } from '../playback/viewer-rights.ts';

const hourMs = 3_600_000;
/** chosen: a window of more than two weeks is refused, a page holds at most fifty channels */
const longestWindowMs = 15 * 24 * hourMs;
/** Channels times hours. chosen: a page of twenty channels over two days, some 150 kB; a screen asks for a tenth */
const largestWindow = 1_000;

const guideInput = z.object({
  from: instant, to: instant,
  rpp: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  channel: z.optional(z.string()), lastSeen: z.optional(z.string()),
  firstIndex: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
});
type GuideInput = z.output<typeof guideInput>;

/** @throws PlatformError 400 `BAD_REQUEST` for a window without length, or with more than a screen can use */
function guardWindow({ from, to, rpp, channel }: GuideInput): void {
  const refused = (message: string) => new PlatformError(400, 'BAD_REQUEST', message, { field: 'to' });
  if (to <= from || to - from > longestWindowMs) throw refused('The window is empty or too long.');
  if ((channel === undefined ? rpp : 1) * (to - from) > largestWindow * hourMs) {
    throw refused(`The window is too large: channels times hours may be ${largestWindow} at most.`);
  }
}

/** @param id of a channel, or of the event that it plays, by which cards know it @throws PlatformError 404 `channel-not-found` */
function indexOf(channels: readonly ChannelRow[], id: string): number {
  const index = channels.findIndex((row) => row.id === id || row.eventId === id);
  if (index < 0) throw new PlatformError(404, 'channel-not-found', 'No such channel.');
  return index;
}

/** Which channels the page holds, as indexes among all. */
function pageBounds(channels: readonly ChannelRow[], { rpp, channel, lastSeen, firstIndex = 0 }: GuideInput): { first: number; end: number } {
  if (channel !== undefined) {
    const first = indexOf(channels, channel);
    return { first, end: first + 1 };
  }
  const first = lastSeen === undefined ? firstIndex : indexOf(channels, lastSeen) + 1;
  return { first, end: first + rpp };
}

/** Access of each channel to this viewer, by the event it plays. */
async function channelAccess(caller: Caller, page: readonly ChannelRow[]) {
  const ids = page.map((row) => row.eventId);
  const rights = await rightsOf(caller, ids);
  return new Map([...await itemsOf(caller, ids)].map(([id, item]) => [id, accessOf(item, rights)]));
}

async function answerGuide(input: GuideInput, caller: Caller) {
  guardWindow(input);
  const channels = await channelsOf(caller);
  const { first, end } = pageBounds(channels, input);
  const page = channels.slice(first, end);
  const airings = await airingsBetween(caller, page.map((row) => row.number), input.from, input.to);
  const access = await channelAccess(caller, page);
  const last = page.at(-1);
  return {
    from: new Date(input.from).toISOString(), to: new Date(input.to).toISOString(),
    totalChannels: channels.length, firstIndex: page.length === 0 ? 0 : first,
    channels: page.map((row) => ({
      id: row.id, number: row.number, name: row.name, channelLogoUrl: logoOf(caller, row), eventId: row.eventId,
      accessLevel: access.get(row.eventId) ?? 'DENIED', programmes: (airings.get(row.number) ?? []).map(({ programme }) => programme),
    })),
    paging: { moreDataAvailable: input.channel === undefined && channels.length > end, ...(last ? { lastSeen: last.id } : {}) },
  };
}

/** A window of the guide. @source spec 1 §7 "GET /epg (v4 base)"; chosen: `firstIndex`, so that a jump down a long list is one request */
export const guideRoutes = [
  defineRoute({
    name: 'readGuide', method: 'GET', path: '/api/v4/epg', auth: 'guest', input: guideInput, output: guideWindow, isLarge: true,
    sharedBy: ({ from, to, rpp, channel, lastSeen, firstIndex }) => [from, to, rpp, channel, lastSeen, firstIndex],
    answer: answerGuide,
  }),
];
