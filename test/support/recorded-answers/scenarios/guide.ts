import { faulted } from '../faulted.ts';
import { recordedGuide } from '../recorded-guide.ts';
import { ask, type Scenario } from '../scenario.ts';

/** Windows of the guide: channel by channel, and what is refused. */
export const guideScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readGuide', 'two hours of two channels', { ...recordedGuide, rpp: 2 }),
      ask('readGuide', 'the next two channels', ({ readGuide }) => ({ ...recordedGuide, rpp: 2, lastSeen: readGuide?.['paging']?.['lastSeen'] })),
      ask('readGuide', 'one channel', ({ readGuide }) => ({ ...recordedGuide, channel: readGuide?.['paging']?.['lastSeen'] })),
      ask('readGuide', 'no such channel', { ...recordedGuide, channel: 'nowhere' }),
      ask('readGuide', 'an empty window', { from: recordedGuide.to, to: recordedGuide.from }),
      faulted('readGuide', 503),
      ask('readGuide', 'platform down', recordedGuide),
    ],
  },
];
