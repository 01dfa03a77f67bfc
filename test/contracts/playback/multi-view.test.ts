import { multiView, multiViewHeartbeat, multiViewQuery, multiViewVideo } from '../../../src/contracts/playback/multi-view.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken } from '../sample-answers.ts';

const angle = {
  id: 'a', title: 'Main', url: 'https://media.test/a.m3u8', thumbnailUrl: 'https://media.test/a.jpg',
  drm: { url: 'https://keys.test', encryptionMode: 'CTR', keySystems: ['org.w3.clearkey'] },
};
const heartbeat = { eventId: '1', layout: 'quad', videoIds: ['a', 'b'], audibleId: 'a' };

describeContract('an angle', multiViewVideo, { whole: angle, needs: ['id', 'title'] });
describeContract('the angles of an event', multiView, {
  whole: { id: '1', title: 'Final', live: true, expiresAt: 1_800_000_000_000, heartbeatSeconds: 20, videos: [angle] }, needs: ['id', 'title', 'expiresAt', 'videos'],
  defaults: { live: false, heartbeatSeconds: 30 }, reads: [oneBroken('videos', angle)],
});
describeContract('a question for angles', multiViewQuery, { whole: { id: '1' }, needs: ['id'] });
describeContract('which angles are watched', multiViewHeartbeat, {
  whole: heartbeat, needs: ['eventId', 'layout', 'videoIds'], refused: [['a layout that there is not', { layout: 'nineUp' }], ['an angle that is no id', { videoIds: [1] }]],
  accepted: ['twoUp', 'pip', 'threeUp', 'quad'].map((layout) => [`the layout ${layout}`, { layout }] as const),
});
