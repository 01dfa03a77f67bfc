import { faulted } from '../faulted.ts';
import { ask, type Scenario } from '../scenario.ts';

/** Composed pages, and rows page by page. */
export const catalogueScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readView', 'home', { type: 'home', id: 'home' }),
      ask('readView', 'a series', { type: 'series', id: '5001' }),
      ask('readView', 'a season', { type: 'season', id: '5101' }),
      ask('readView', 'a playlist', { type: 'playlist', id: '4001' }),
      ask('readView', 'no such page', { type: 'section', id: 'nowhere' }),
      faulted('readView', 503),
      ask('readView', 'platform down', { type: 'home', id: 'home' }),
      ask('readBucket', 'featured', { bucketId: 'featured' }),
      ask('readBucket', 'featured, next page', ({ readBucket }) => ({ bucketId: 'featured', lastSeen: readBucket?.['paging']?.['lastSeen'] })),
      ask('readBucket', 'featured, last page', { bucketId: 'featured', lastSeen: '1036' }),
      ask('readBucket', 'featured without what is blocked', { bucketId: 'featured', resultPerPage: 6, displayGeoblocked: false }),
      ask('readBucket', 'live', { bucketId: 'live' }),
      ask('readBucket', 'on now', { bucketId: 'on-now', resultPerPage: 3 }),
      ask('readBucket', 'series, seasons and playlists', { bucketId: 'series' }),
      ask('readBucket', 'sections', { bucketId: 'sections' }),
      ask('readBucket', 'posters', { bucketId: 'posters', resultPerPage: 3 }),
      ask('readBucket', 'top ten', { bucketId: 'top-ten', resultPerPage: 3 }),
      ask('readBucket', 'nothing begun', { bucketId: 'continue-watching' }),
      ask('readBucket', 'no such row', { bucketId: 'nowhere' }),
      ask('readBucket', 'after an item that is not in it', { bucketId: 'featured', lastSeen: 'nowhere' }),
      faulted('readBucket', 503),
      ask('readBucket', 'platform down', { bucketId: 'featured' }),
      faulted('readBucket', 500),
      ask('readBucket', 'platform broken', { bucketId: 'featured' }),
    ],
  },
  { realm: 'arena', viewer: 'member', steps: [ask('readBucket', 'featured', { bucketId: 'featured' }), ask('readBucket', 'live', { bucketId: 'live' })] },
  { realm: 'arena', viewer: 'subscriber', steps: [ask('readBucket', 'featured', { bucketId: 'featured' })] },
  { realm: 'arena', viewer: 'resume', steps: [ask('readBucket', 'continue watching', { bucketId: 'continue-watching' }), ask('readBucket', 'featured', { bucketId: 'featured' })] },
  { realm: 'cinema', viewer: 'guest', locale: 'ar', steps: [ask('readView', 'a series in Arabic', { type: 'series', id: '5001' })] },
];
