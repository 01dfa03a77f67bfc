import { bucket, bucketQuery, rowTypeData } from '../../../src/contracts/catalogue/bucket.ts';
import { describeContract } from '../describe-contract.ts';
import { bucket as row, item, oneBroken } from '../sample-answers.ts';

describeContract('how a row looks', rowTypeData, {
  whole: { ...row.rowTypeData, description: 'd' }, needs: [], isOpen: true,
  defaults: { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false },
  reads: [['an unknown row type as the basic one', { rowType: 'grid' }, { rowType: 'basic' }]],
});
describeContract('a row', bucket, {
  whole: row, needs: ['bucketId', 'name', 'type', 'contentList', 'paging'], accepted: [['an empty row', { contentList: [] }]],
  reads: [oneBroken('contentList', item), ['an unknown type as unknown', { type: 'ADS' }, { type: 'UNKNOWN' }]],
});
describeContract('a question for a row', bucketQuery, { whole: { bucketId: 'b', section: 's', rpp: 25, lastSeen: 'c', displayGeoblocked: true }, needs: ['bucketId'], defaults: { rpp: 10 } });
