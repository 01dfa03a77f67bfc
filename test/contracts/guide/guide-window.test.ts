import { guideChannel, guideQuery, guideWindow } from '../../../src/contracts/guide/guide-window.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken, paging, programme, start, startMs } from '../sample-answers.ts';

const channel = { id: 'c', number: 7, name: 'Seven', channelLogoUrl: 'l', accessLevel: 'DENIED', eventId: '42', programmes: [programme] };
const whole = { from: startMs, to: startMs + 1, totalChannels: 200, firstIndex: 0, channels: [channel], paging };

describeContract('a channel', guideChannel, {
  whole: channel, needs: ['id', 'number', 'name', 'accessLevel', 'eventId', 'programmes'], refused: [['half a number', { number: 7.5 }]],
  accepted: [['a silent channel', { programmes: [] }]], reads: [oneBroken('programmes', programme), ['an unknown access level as denied', { accessLevel: 'RENTED' }, { accessLevel: 'DENIED' }]],
});
describeContract('a window of the guide', guideWindow, {
  whole: { ...whole, from: start }, becomes: whole, needs: Object.keys(whole), reads: [oneBroken('channels', channel)],
});
describeContract('a question for the guide', guideQuery, { whole: { from: 1, to: 2, rpp: 5, channel: 'c', lastSeen: 'c' }, needs: ['from', 'to'], defaults: { rpp: 20 } });
