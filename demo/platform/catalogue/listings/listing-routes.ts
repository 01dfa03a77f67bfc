import * as z from 'zod/mini';
import { eventPage } from '../../../../src/contracts/catalogue/listings/event-page.ts';
import { schedule } from '../../../../src/contracts/catalogue/listings/schedule.ts';
import { watchHistory } from '../../../../src/contracts/lists/watch-history.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { answerEvents, eventsNow, eventsToCome } from './events.ts';
import { answerSchedule, released, scheduled } from './schedule.ts';
import { answerHistory } from './watched.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

const count = (most: number, unless: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), unless);
const eventInput = z.object({ p: count(1000, 1), rpp: count(100, 12) });
const scheduleInput = z.object({ timezone: sent('code'), groupsPerPage: count(31, 7), itemsPerGroup: count(50, 7), from: z.optional(sent('code')), lastSeen: z.optional(sent('cursor')) });
type ScheduleInput = z.output<typeof scheduleInput>;
const byDay = ({ timezone, groupsPerPage, itemsPerGroup, from, lastSeen }: ScheduleInput) => [timezone, groupsPerPage, itemsPerGroup, from, lastSeen];

/** What is on, what is to come and what was watched. @source spec 1 §2.1, §7; design/platform.md "Schedule and releases" */
export const listingRoutes = [
  defineRoute({
    name: 'readLiveEvents', method: 'GET', path: '/api/v1/event/live', auth: 'guest', output: eventPage, input: eventInput,
    sharedBy: ({ p, rpp }) => [p, rpp], answer: async (wish, caller) => answerEvents(caller, await eventsNow(caller), wish),
  }),
  defineRoute({
    name: 'readUpcomingEvents', method: 'GET', path: '/api/v1/event/upcoming', auth: 'guest', output: eventPage, input: eventInput,
    sharedBy: ({ p, rpp }) => [p, rpp], answer: async (wish, caller) => answerEvents(caller, await eventsToCome(caller), wish),
  }),
  defineRoute({
    name: 'readSchedule', method: 'GET', path: '/api/v1/view/schedule', auth: 'guest', output: schedule, input: scheduleInput,
    sharedBy: byDay, answer: async (wish, caller) => answerSchedule(caller, await scheduled(caller), wish),
  }),
  defineRoute({
    name: 'readReleases', method: 'GET', path: '/api/v1/view/releases', auth: 'guest', output: schedule, input: scheduleInput,
    sharedBy: byDay, answer: async (wish, caller) => answerSchedule(caller, await released(caller), wish),
  }),
  defineRoute({
    name: 'readWatchHistory', method: 'GET', path: '/api/v1/user/history', auth: 'member', ability: 'watch', output: watchHistory,
    input: z.object({ rpp: count(100, 24), lastSeen: z.optional(sent('cursor')) }), answer: (wish, caller) => answerHistory(caller, wish),
  }),
];
