import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { guideWindow } from '../../../src/contracts/guide/guide-window.ts';
import { instant } from '../../../src/contracts/wire/instant.ts';
import { contentItems } from '../db/tables/catalogue-tables.ts';
import { type ChannelRow, channels } from '../db/tables/guide-tables.ts';
import { logoOf, programmesBetween } from './guide-windows.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { Caller } from '../server/request-caller.ts';
import { accessOf, rightsOf } from '../playback/viewer-rights.ts';

/** chosen: a window of more than two weeks is refused, a page holds at most fifty channels */
const longestWindowMs = 15 * 24 * 3_600_000;
const guideInput = z.object({
  from: instant, to: instant,
  rpp: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  channel: z.optional(z.string()), lastSeen: z.optional(z.string()),
});
type GuideInput = z.output<typeof guideInput>;

async function channelNumberOf({ context, realm }: Caller, id: string): Promise<number> {
  const [row] = await context.db.select({ number: channels.number }).from(channels).where(and(eq(channels.realm, realm.realm), eq(channels.id, id)));
  if (!row) throw new PlatformError(404, 'channel-not-found', 'No such channel.');
  return row.number;
}

/** The page of channels that was asked for, with one more to know whether there are more. */
async function channelPage(caller: Caller, { rpp, channel, lastSeen }: GuideInput): Promise<ChannelRow[]> {
  const after = lastSeen === undefined ? undefined : gt(channels.number, await channelNumberOf(caller, lastSeen));
  const only = channel === undefined ? undefined : eq(channels.number, await channelNumberOf(caller, channel));
  return caller.context.db.select().from(channels).where(and(eq(channels.realm, caller.realm.realm), after, only))
    .orderBy(asc(channels.number)).limit(rpp + 1);
}

/** Access of each channel to this viewer, by the event it plays. */
async function channelAccess(caller: Caller, page: ChannelRow[]) {
  if (page.length === 0) return new Map<string, ReturnType<typeof accessOf>>();
  const ids = page.map((row) => row.eventId);
  const rights = await rightsOf(caller, ids);
  const { context, realm } = caller;
  const items = await context.db.select({
    id: contentItems.id, access: contentItems.access, licences: contentItems.licences,
    allowedCountries: contentItems.allowedCountries, blockedCountries: contentItems.blockedCountries,
  }).from(contentItems).where(and(eq(contentItems.realm, realm.realm), inArray(contentItems.id, ids)));
  return new Map(items.map((item) => [item.id, accessOf(item, rights)]));
}

/** A window of the guide. @source spec 1 §7 "GET /epg (v4 base)" */
export const guideRoutes = [
  defineRoute({
    name: 'readGuide', method: 'GET', path: '/api/v4/epg', auth: 'guest', input: guideInput, output: guideWindow,
    answer: async (input, caller) => {
      if (input.to <= input.from || input.to - input.from > longestWindowMs) throw new PlatformError(400, 'BAD_REQUEST', 'The window is empty or too long.', { field: 'to' });
      const found = await channelPage(caller, input);
      const page = found.slice(0, input.rpp);
      const airing = await programmesBetween(caller, page.map((row) => row.number), input.from, input.to);
      const access = await channelAccess(caller, page);
      const inRealm = eq(channels.realm, caller.realm.realm);
      return {
        from: new Date(input.from).toISOString(), to: new Date(input.to).toISOString(),
        totalChannels: await caller.context.db.$count(channels, inRealm),
        firstIndex: page[0] ? await caller.context.db.$count(channels, and(inRealm, lte(channels.number, page[0].number))) - 1 : 0,
        channels: page.map((row) => ({
          id: row.id, number: row.number, name: row.name, channelLogoUrl: logoOf(caller, row), eventId: row.eventId,
          accessLevel: access.get(row.eventId) ?? 'DENIED', programmes: airing.get(row.number) ?? [],
        })),
        paging: { moreDataAvailable: found.length > input.rpp, ...(page.at(-1) ? { lastSeen: page.at(-1)?.id } : {}) },
      };
    },
  }),
];
