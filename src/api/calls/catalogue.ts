import { bucket, bucketQuery } from '../../contracts/catalogue/bucket.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** A row: its first page, or the next one by `lastSeen`. @source spec 1 §4.6 */
export const readBucket = defineCall({
  name: 'readBucket', method: 'GET', exposure: 'partner',
  input: bucketQuery, output: bucket,
  request: ({ bucketId, ...query }) => ({ path: pathOf`/bucket/${bucketId}`, query }),
});
