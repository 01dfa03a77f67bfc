import { bucket, bucketQuery } from '../../contracts/catalogue/bucket.ts';
import { guideQuery, guideWindow } from '../../contracts/guide/guide-window.ts';
import { view, viewQuery } from '../../contracts/catalogue/view.ts';
import { defineCall } from '../call.ts';

/** A composed page. @source design/platform.md "Generic view" */
export const readView = defineCall({
  name: 'readView', method: 'GET', exposure: 'partner',
  input: viewQuery, output: view,
  request: (query) => ({ path: '/view', query }),
});

/** A row: its first page, or the next one by `lastSeen`. @source spec 1 §4.6 */
export const readBucket = defineCall({
  name: 'readBucket', method: 'GET', exposure: 'partner',
  input: bucketQuery, output: bucket,
  request: ({ bucketId, ...query }) => ({ path: `/bucket/${encodeURIComponent(bucketId)}`, query }),
});

/** A window of the guide. @source spec 1 §7 "GET /epg (v4 base) with from, to (ISO times), rpp=20, optional channel and lastSeen" */
export const readGuide = defineCall({
  name: 'readGuide', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: guideQuery, output: guideWindow,
  request: ({ from, to, ...query }) => ({
    path: '/epg',
    query: { ...query, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  }),
});
