import { adUnit, annotation, watermark } from '../../../src/contracts/playback/overlays.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('a note on the timeline', annotation, { whole: { start: 1, end: 2, title: 'Goal', description: 'The first one' }, needs: ['start', 'title'] });
describeContract('a watermark', watermark, {
  whole: { text: 'Arena', imageUrl: 'https://media.test/w.svg', position: 'BOTTOM_LEFT', opacity: 0.4 }, needs: [], defaults: { position: 'TOP_RIGHT', opacity: 0.6 },
  reads: [['an unknown corner as the one where captions never are', { position: 'MIDDLE' }, { position: 'TOP_RIGHT' }]],
});
describeContract('an ad unit', adUnit, {
  whole: { id: 'a1', type: 'VMAP', url: 'https://ads.test/vmap.xml', position: 'PRE', offset: 30 }, needs: ['id', 'type', 'url', 'position'],
  reads: [['an unknown kind as unknown', { type: 'HTML' }, { type: 'UNKNOWN' }], ['an unknown place as unknown', { position: 'OVER' }, { position: 'UNKNOWN' }]],
});
