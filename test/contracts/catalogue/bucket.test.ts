import { bucket, bucketQuery } from '../../../src/contracts/catalogue/bucket.ts';
import { rowAdornment } from '../../../src/contracts/catalogue/row-adornment.ts';
import { rowTypeData } from '../../../src/contracts/catalogue/row-type-data.ts';
import { describeContract } from '../describe-contract.ts';
import { bucket as row, item, oneBroken } from '../sample-answers.ts';

const { background, primaryCta, secondaryCta, textAlignment, ...look } = row.rowTypeData;

describeContract('how a row looks', rowTypeData, {
  whole: look, needs: [], isOpen: true,
  defaults: { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false, playlistImageType: 'landscape', metadataDisplayMode: 'below' },
  reads: [
    ['an unknown row type as the basic one', { rowType: 'grid' }, { rowType: 'basic' }],
    ['an unknown cut or place of words as the usual one', { playlistImageType: 'round', metadataDisplayMode: 'beside' }, { playlistImageType: 'landscape', metadataDisplayMode: 'below' }],
  ],
});
describeContract('what adorns a row', rowAdornment, {
  whole: { background, primaryCta, secondaryCta, textAlignment }, needs: [], isOpen: true, forgives: ['background', 'primaryCta', 'secondaryCta'], defaults: { textAlignment: 'start' },
  reads: [
    ['an unknown alignment as the usual one', { textAlignment: 'justify' }, { textAlignment: 'start' }],
    ['an unknown animation as none', { background: { animationType: 'spin' } }, { background: { gradientSides: [], animationType: 'none' } }],
    ['nothing where it is broken', { background: 'red', primaryCta: { ctaText: 1 }, secondaryCta: [] }, { background: undefined, primaryCta: undefined, secondaryCta: undefined }],
  ],
});
describeContract('a row', bucket, {
  whole: row, needs: ['bucketId', 'name', 'type', 'contentList', 'paging'], accepted: [['an empty row', { contentList: [] }]],
  reads: [oneBroken('contentList', item), ['an unknown type as unknown', { type: 'ADS' }, { type: 'UNKNOWN' }]],
});
describeContract('a question for a row', bucketQuery, { whole: { bucketId: 'b', section: 's', resultPerPage: 25, lastSeen: 'c', displayGeoblocked: true }, needs: ['bucketId'], defaults: { resultPerPage: 10 } });
