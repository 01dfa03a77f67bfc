import { faulted } from '../faulted.ts';
import { recordedGuide } from '../recorded-guide.ts';
import { ask, type Earlier, type Scenario } from '../scenario.ts';

const times = { fromTs: recordedGuide.from, toTs: recordedGuide.to };

/** The last programme of the first channel that was read, which is to come. */
const aired = ({ readGuide }: Earlier): string => (readGuide?.['channels']?.[0]?.['programmes'] as { id: string }[] | undefined)?.at(-1)?.id ?? '';

/** Windows of the guide: channel by channel, in groups and searches, and what is refused; programmes, reminders and a table. */
export const guideScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readGuide', 'two hours of two channels', { ...recordedGuide, rpp: 2 }),
      ask('readGuide', 'the next two channels', ({ readGuide }) => ({ ...recordedGuide, rpp: 2, lastSeen: readGuide?.['paging']?.['lastSeen'] })),
      ask('readGuide', 'one channel', ({ readGuide }) => ({ ...recordedGuide, channel: readGuide?.['paging']?.['lastSeen'] })),
      ask('readGuide', 'two named channels', { ...recordedGuide, channel: ['ch-28', '3006'] }),
      ask('readGuide', 'a group', { ...recordedGuide, group: 'news', rpp: 2 }),
      ask('readGuide', 'a search', { ...recordedGuide, query: 'bulletin', rpp: 2 }),
      ask('readGuide', 'a number', { ...recordedGuide, number: '151-2', rpp: 1 }),
      ask('readGuide', 'no such channel', { ...recordedGuide, channel: 'nowhere' }),
      ask('readGuide', 'an empty window', { from: recordedGuide.to, to: recordedGuide.from }),
      faulted('readGuide', 503),
      ask('readGuide', 'platform down', recordedGuide),
      ask('readGuideByTimes', 'two hours of two channels', { ...times, rpp: 2 }),
      ask('readGuideByTimes', 'no such channel', { ...times, epgId: 'nowhere' }),
      ask('readReminders', 'refused', {}),
      ask('readExternalTable', 'a league', { id: 'league' }),
      ask('readExternalTable', 'no such table', { id: 'nowhere' }),
    ],
  },
  {
    realm: 'arena', viewer: 'member', steps: [
      ask('readGuide', 'a channel that can be rewound', { ...recordedGuide, channel: 'ch-6' }),
      ask('readProgramme', 'one to come', (earlier) => ({ id: aired(earlier) })),
      ask('readProgramme', 'no such programme', { id: 'ch-6.1.x' }),
      ask('readReminders', 'none', {}),
      ask('setReminder', 'one to come', (earlier) => ({ programmeId: aired(earlier) })),
      ask('setReminder', 'no such programme', { programmeId: 'ch-6.99999.1' }),
      ask('readReminders', 'one to come', {}),
      ask('readGuide', 'with a reminder', { ...recordedGuide, channel: 'ch-6' }),
      ask('removeReminder', 'one to come', (earlier) => ({ programmeId: aired(earlier) })),
      faulted('setReminder', 500),
      ask('setReminder', 'platform broken', (earlier) => ({ programmeId: aired(earlier) })),
      faulted('readProgramme', 503),
      ask('readProgramme', 'platform down', (earlier) => ({ id: aired(earlier) })),
    ],
  },
];
