import * as z from 'zod/mini';
import { guideWindow } from '../../../src/contracts/guide/guide-window.ts';
import { programmeDetails, programmeQuery } from '../../../src/contracts/guide/programme-details.ts';
import { instant } from '../../../src/contracts/wire/instant.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { Caller } from '../server/request-caller.ts';
import { groupsOf, channelsOf } from './channel-table.ts';
import { rowsOf, type RowsWish } from './guide-rows.ts';
import { windowProgrammes } from './guide-windows.ts';
import { shownChannels } from './shown-airings.ts';
import { presentChannels } from './present-channels.ts';
import { answerProgramme } from './programme-answer.ts';
import { reminderIdsOf } from './reminders/reminder-store.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const hourMs = 3_600_000;
/** chosen: a window of more than two weeks is refused, a page holds at most fifty channels */
const longestWindowMs = 15 * 24 * hourMs;
/** Channels times hours. chosen: a page of twenty channels over two days, some 150 kB; a screen asks for a tenth */
const largestWindow = 1_000;

const rpp = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20);
const yes = z.optional(z.pipe(z.enum(['true', 'false']), z.transform((value) => value === 'true')));
const typed = z.optional(z.string().check(z.maxLength(100)));

const byIso = z.object({
  from: instant, to: instant, rpp, lastSeen: z.optional(sent('cursor')),
  channel: z.optional(z.union([sent('id'), z.array(sent('id')).check(z.minLength(1), z.maxLength(20))])),
  firstIndex: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  number: typed, group: z.optional(sent('id')), query: typed, queryFrom: z.optional(instant), queryTo: z.optional(instant), favouritesFirst: yes,
});
/** The other form says the same by numbers. */
const sameByIso = ({ fromTs, toTs, epgId, ...rest }: Record<string, unknown>): Record<string, unknown> => ({
  ...rest, ...(fromTs === undefined ? {} : { from: Number(fromTs) }), ...(toTs === undefined ? {} : { to: Number(toTs) }), ...(epgId === undefined ? {} : { channel: epgId }),
});
/** Either form of the question. */
const guideInput = z.pipe(z.transform(sameByIso), byIso);

/** @throws PlatformError 400 `BAD_REQUEST` for a window without length, or with more than a screen can use */
function guardWindow({ from, to, rpp: size, channel, queryFrom = from, queryTo = to }: RowsWish): void {
  const refused = (message: string, field = 'to') => new PlatformError(400, 'BAD_REQUEST', message, { field });
  if (to <= from || to - from > longestWindowMs) throw refused('The window is empty or too long.');
  if (queryTo <= queryFrom || queryTo - queryFrom > longestWindowMs) throw refused('The time of the search is empty or too long.', 'queryTo');
  const rows = channel === undefined ? size : typeof channel === 'string' ? 1 : channel.length;
  if (rows * (to - from) > largestWindow * hourMs) {
    throw refused(`The window is too large: channels times hours may be ${largestWindow} at most.`);
  }
}

async function answerGuide(wish: RowsWish, caller: Caller) {
  guardWindow(wish);
  const { page, first, total, moreDataAvailable } = await rowsOf(caller, wish);
  const programmes = await windowProgrammes(caller, page, wish.from, wish.to);
  const wanted = await reminderIdsOf(caller);
  const channels = await presentChannels(caller, page);
  const last = page.at(-1);
  const isFirst = first === 0 && wish.channel === undefined;
  return {
    from: new Date(wish.from).toISOString(), to: new Date(wish.to).toISOString(), totalChannels: total, firstIndex: first,
    channels: page.map((row, at) => ({
      ...channels[at]!, programmes: (programmes.get(row.number) ?? []).map((each) => (wanted.has(each.id) ? { ...each, reminder: true } : each)),
    })),
    ...(isFirst ? { groups: groupsOf(await shownChannels(caller, await channelsOf(caller)), caller.locale) } : {}),
    paging: { moreDataAvailable, ...(last ? { lastSeen: last.id } : {}) },
  };
}

/** Windows of the guide, and one programme of it. @source spec 1 §7 "GET /epg (v4 base)"; chosen: `firstIndex`, so that a jump down a long list is one request */
export const guideRoutes = [
  defineRoute({
    name: 'readGuide', method: 'GET', path: '/api/v4/epg', auth: 'guest', input: guideInput, output: guideWindow, isLarge: true,
    // What people search for is theirs: such answers are not kept.
    sharedBy: ({ from, to, rpp: size, channel, lastSeen, firstIndex, number, group, query }) =>
      (query === undefined ? [from, to, size, channel === undefined ? undefined : JSON.stringify(channel), lastSeen, firstIndex, number, group] : undefined),
    answer: answerGuide,
  }),
  defineRoute({
    name: 'readProgramme', method: 'GET', path: '/api/v4/epg/programmes/:id', auth: 'guest', input: programmeQuery, output: programmeDetails,
    sharedBy: ({ id }) => [id],
    answer: ({ id }, caller) => answerProgramme(id, caller),
  }),
];
