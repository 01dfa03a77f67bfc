import { faulted } from '../faulted.ts';
import { ask, type Scenario } from '../scenario.ts';

/** Series, seasons and playlists, page by page. */
export const collectionScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readSeries', 'a series', { id: '5001' }),
      ask('readSeries', 'a series without seasons', { id: '5002' }),
      ask('readSeries', 'a season without episodes', { id: '5003' }),
      ask('readSeries', 'thirty seasons', { id: '5007' }),
      ask('readSeries', 'thirty seasons, next page', ({ readSeries }) => ({ id: '5007', lastSeen: readSeries?.['paging']?.['lastSeen'] })),
      ask('readSeries', 'no such series', { id: '9999' }),
      faulted('readSeries', 503),
      ask('readSeries', 'platform down', { id: '5001' }),
      ask('readAdjacentSeasons', 'around the third of thirty', { seriesId: '5007', seasonId: '5703' }),
      ask('readAdjacentSeasons', 'around the last of thirty', { seriesId: '5007', seasonId: '5730' }),
      ask('readAdjacentSeasons', 'an only season', { seriesId: '5001', seasonId: '5101' }),
      ask('readAdjacentSeasons', 'a season of another series', { seriesId: '5001', seasonId: '5703' }),
      ask('readSeason', 'a season', { id: '5101' }),
      ask('readSeason', 'no episodes', { id: '5103' }),
      ask('readSeason', 'sixty episodes', { id: '5106', rpp: 4 }),
      ask('readSeason', 'sixty episodes, next page', ({ readSeason }) => ({ id: '5106', rpp: 4, lastSeen: readSeason?.['paging']?.['lastSeen'] })),
      ask('readSeason', 'no such season', { id: '9999' }),
      ask('readSeason', 'after an episode that is not in it', { id: '5101', lastSeen: 'nowhere' }),
      ask('readPlaylist', 'a playlist', { id: '4001' }),
      ask('readPlaylist', 'sixty videos', { id: '4004', rpp: 4 }),
      ask('readPlaylist', 'no such playlist', { id: '9999' }),
    ],
  },
  { realm: 'arena', viewer: 'resume', steps: [ask('readPlaylist', 'a playlist that was begun', { id: '4004', rpp: 4 })] },
];
