import { guideQuery, guideWindow } from '../../contracts/guide/guide-window.ts';
import { defineCall } from '../call.ts';

/** A window of the guide. @source spec 1 §7 "GET /epg (v4 base) with from, to (ISO times), rpp=20, optional channel and lastSeen" */
export const readGuide = defineCall({
  name: 'readGuide', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: guideQuery, output: guideWindow,
  request: ({ from, to, ...query }) => ({
    path: '/epg',
    query: { ...query, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  }),
});
