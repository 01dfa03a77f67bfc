import { faulted } from '../faulted.ts';
import { ask, type Scenario } from '../scenario.ts';

const timezone = 'Europe/Madrid';

/** What is on, what is to come and what was watched. */
export const listingScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readLiveEvents', 'on air', {}),
      ask('readLiveEvents', 'on air, two of them', { rpp: 2 }),
      ask('readLiveEvents', 'on air, behind the last page', { p: 9 }),
      ask('readUpcomingEvents', 'to come', {}),
      faulted('readUpcomingEvents', 503),
      ask('readUpcomingEvents', 'platform down', {}),
      ask('readSchedule', 'day by day', { timezone }),
      ask('readSchedule', 'two of each day', { timezone, groupsPerPage: 2, itemsPerGroup: 2 }),
      ask('readSchedule', 'the last days', ({ readSchedule }) => ({ timezone, groupsPerPage: 2, itemsPerGroup: 2, lastSeen: readSchedule?.['paging']?.['lastSeen'] })),
      ask('readSchedule', 'long ago in the future', { timezone, from: '2199-01-01' }),
      ask('readSchedule', 'a zone that there is not', { timezone: 'Nowhere/Else' }),
      ask('readReleases', 'day by day', { timezone }),
    ],
  },
  { realm: 'arena', viewer: 'resume', steps: [ask('readWatchHistory', 'what was watched', {}), ask('readWatchHistory', 'one of them', { rpp: 1 })] },
  { realm: 'arena', viewer: 'buyer', steps: [ask('readWatchHistory', 'nothing watched', {}), ask('readWatchHistory', 'after a title that was not', { lastSeen: 'nowhere' })] },
];
