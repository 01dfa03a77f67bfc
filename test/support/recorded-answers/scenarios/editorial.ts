import { faulted } from '../faulted.ts';
import { ask, type Scenario } from '../scenario.ts';

/** News and fighters. */
export const editorialScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readNews', 'all feeds', {}),
      ask('readNews', 'two of them', { rpp: 2 }),
      ask('readNews', 'the next two', ({ readNews }) => ({ rpp: 2, lastSeen: readNews?.['paging']?.['lastSeen'] })),
      ask('readNews', 'a feed without news', { feedName: 'nothing' }),
      ask('readNews', 'after a report that there is not', { lastSeen: 'nowhere' }),
      faulted('readNews', 503),
      ask('readNews', 'platform down', {}),
      ask('readNewsItem', 'a report', { feedName: 'news', newId: 'today' }),
      ask('readNewsItem', 'no such report', { feedName: 'news', newId: 'nowhere' }),
      ask('readFighters', 'all', {}),
      ask('readFighters', 'three of them', { rpp: 3 }),
      ask('readFighters', 'of one weight class', { weightClass: 'LIGHTWEIGHT' }),
      ask('readFighters', 'of a class without fighters', { weightClass: 'CATCHWEIGHT' }),
      ask('readFighter', 'with a bout to come', { id: 'okoro' }),
      ask('readFighter', 'with a draw', { id: 'tanaka' }),
      ask('readFighter', 'with a bout without a decision', { id: 'haddad' }),
      ask('readFighter', 'stopped at once', { id: 'obrien' }),
      ask('readFighter', 'by points', { id: 'duarte' }),
      ask('readFighter', 'by forfeit', { id: 'novak' }),
      ask('readFighter', 'no such fighter', { id: 'nobody' }),
    ],
  },
];
