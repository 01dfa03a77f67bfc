import { guideQuery, guideTimesQuery, guideWindow } from '../../../contracts/guide/guide-window.ts';
import { programmeDetails, programmeQuery } from '../../../contracts/guide/programme-details.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

const isoOf = (moment: number | undefined): string | undefined => (moment === undefined ? undefined : new Date(moment).toISOString());

/** A window of the guide. @source spec 1 §7 "GET /epg (v4 base) with from, to (ISO times), rpp=20, optional channel and lastSeen" */
export const readGuide = defineCall({
  name: 'readGuide', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: guideQuery, output: guideWindow,
  request: ({ from, to, queryFrom, queryTo, ...query }) => ({
    path: '/epg',
    query: { ...query, from: isoOf(from), to: isoOf(to), queryFrom: isoOf(queryFrom), queryTo: isoOf(queryTo) },
  }),
});

/** The same by numbers. @source spec 1 §7 "also a form with fromTs, toTs, rpp, epgId, optional lastSeen"; chosen: epoch milliseconds, and never across to a partner's page, whose elements ask by `readGuide` */
export const readGuideByTimes = defineCall({
  name: 'readGuideByTimes', method: 'GET', base: (e) => e.v4,
  input: guideTimesQuery, output: guideWindow,
  request: (query) => ({ path: '/epg', query }),
});

/** What a programme's card shows. chosen: the path, as the spec has none */
export const readProgramme = defineCall({
  name: 'readProgramme', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: programmeQuery, output: programmeDetails,
  request: ({ id }) => ({ path: pathOf`/epg/programmes/${id}` }),
});
