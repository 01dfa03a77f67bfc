import { eventPage, eventPageQuery } from '../../contracts/catalogue/listings/event-page.ts';
import { schedule, scheduleQuery } from '../../contracts/catalogue/listings/schedule.ts';
import { watchHistory, watchHistoryQuery } from '../../contracts/lists/watch-history.ts';
import { defineCall } from '../call.ts';

/** Events that are on air. @source spec 1 §7 "GET /event/live with query p and rpp" */
export const readLiveEvents = defineCall({
  name: 'readLiveEvents', method: 'GET',
  input: eventPageQuery, output: eventPage,
  request: (query) => ({ path: '/event/live', query }),
});

/** Events that are to come, the next one first. @source spec 1 §7 "/event/upcoming" */
export const readUpcomingEvents = defineCall({
  name: 'readUpcomingEvents', method: 'GET',
  input: eventPageQuery, output: eventPage,
  request: (query) => ({ path: '/event/upcoming', query }),
});

/** Events that are to come, day by day. @source design/platform.md "Schedule and releases" */
export const readSchedule = defineCall({
  name: 'readSchedule', method: 'GET',
  input: scheduleQuery, output: schedule,
  request: (query) => ({ path: '/view/schedule', query }),
});

/** Titles that are released, day by day. @source design/platform.md "Schedule and releases"; chosen: a call beside the schedule's, of the same shape */
export const readReleases = defineCall({
  name: 'readReleases', method: 'GET',
  input: scheduleQuery, output: schedule,
  request: (query) => ({ path: '/view/releases', query }),
});

/** What the profile has watched. @source spec 1 §2.1 "history"; chosen: its path, beside the other paths of a user */
export const readWatchHistory = defineCall({
  name: 'readWatchHistory', method: 'GET', auth: 'member',
  input: watchHistoryQuery, output: watchHistory,
  request: (query) => ({ path: '/user/history', query }),
});
