import { guideChannel, guideQuery, guideTimesQuery, guideWindow } from '../../../src/contracts/guide/guide-window.ts';
import { describeContract } from '../describe-contract.ts';
import { notWhole, oneBroken, paging, programme, start, startMs } from '../sample-answers.ts';

const channel = {
  id: 'c', number: '7-1', name: 'Seven', channelLogoUrl: 'l', accessLevel: 'DENIED', eventId: '42', group: { id: 'g', name: 'News' },
  offsetMinutes: 60, favourite: true, programmes: [programme],
};
const group = { id: 'g', name: 'News', count: 12 };
const whole = { from: startMs, to: startMs + 1, totalChannels: 200, firstIndex: 0, channels: [channel], groups: [group], paging };

describeContract('a channel', guideChannel, {
  whole: channel, needs: ['id', 'name', 'accessLevel', 'eventId', 'programmes'],
  refused: [['a number that is none', { number: Number.NaN }], ...notWhole('offsetMinutes')],
  accepted: [['a silent channel', { programmes: [] }]],
  reads: [
    oneBroken('programmes', programme), ['an unknown access level as denied', { accessLevel: 'RENTED' }, { accessLevel: 'DENIED' }],
    ['a number as text', { number: 7 }, { number: '7' }],
  ],
});
describeContract('a window of the guide', guideWindow, {
  whole: { ...whole, from: start }, becomes: whole, needs: Object.keys(whole).filter((key) => key !== 'groups'), reads: [oneBroken('channels', channel), oneBroken('groups', group)],
});
describeContract('a question for the guide', guideQuery, {
  whole: {
    from: 1, to: 2, rpp: 5, channel: 'c', lastSeen: 'c', firstIndex: 3, number: '7-1', group: 'g', query: 'news', queryFrom: 1, queryTo: 9, favouritesFirst: true,
  },
  needs: ['from', 'to'], defaults: { rpp: 20 }, accepted: [['several channels', { channel: ['a', 'b'] }]],
});
describeContract('a question by numbers', guideTimesQuery, { whole: { fromTs: 1, toTs: 2, rpp: 5, epgId: 'c', lastSeen: 'c' }, needs: ['fromTs', 'toTs'], defaults: { rpp: 20 } });
