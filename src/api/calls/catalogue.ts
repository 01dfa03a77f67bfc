import { bucket, bucketQuery } from '../../contracts/catalogue/bucket.ts';
import { contentGrid, contentGridQuery } from '../../contracts/catalogue/content-grid.ts';
import { view, viewQuery } from '../../contracts/catalogue/view.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

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
  request: ({ bucketId, ...query }) => ({ path: pathOf`/bucket/${bucketId}`, query }),
});

/** A shelf of cards as a page of its own. @source spec 1 §7 "GET /v1/view/content-grid?gridViewConfigId" */
export const readContentGrid = defineCall({
  name: 'readContentGrid', method: 'GET',
  input: contentGridQuery, output: contentGrid,
  request: (query) => ({ path: '/view/content-grid', query }),
});
