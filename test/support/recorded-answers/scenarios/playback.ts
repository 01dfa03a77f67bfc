import { eq } from 'drizzle-orm';
import { entitlements } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { faulted } from '../faulted.ts';
import { ask, type Earlier, move, type Scenario } from '../scenario.ts';

const vodCallback = ({ readVodPlayback }: Earlier) => ({ url: readVodPlayback?.['playerUrlCallback'] ?? '' });
const liveCallback = ({ readLivePlayback }: Earlier) => ({ url: readLivePlayback?.['playerUrlCallback'] ?? '' });
const passes = (milliseconds: number) => move((platform) => platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: milliseconds } }));
const quarterHourMs = 15 * 60_000;

/** Titles of every access as each viewer gets them, their streams, and how streams are refused. */
export const playbackScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readVodPlayback', 'a free film', { id: '1001' }),
      ask('readPlayerUrls', 'a free film', vodCallback),
      ask('readPlayerUrls', 'an altered address', (earlier) => ({ url: `${vodCallback(earlier).url}altered` })),
      ask('readVodPlayback', 'DASH alone', { id: '1020' }),
      ask('readPlayerUrls', 'DASH alone', vodCallback),
      ask('readFreeTitle', 'a free film', { kind: 'vod', id: '1001' }),
      ask('readFreeTitle', 'a free channel', { kind: 'live', id: '2001' }),
      ask('readFreeTitle', 'a film of a licence', { kind: 'vod', id: '1003' }),
      ask('readVodPlayback', 'a film of a licence', { id: '1003' }),
      ask('readVodPlayback', 'a film for members', { id: '1004' }),
      ask('readVodPlayback', 'a blocked film', { id: '1005' }),
      ask('readVodPlayback', 'no such film', { id: 'nowhere' }),
      faulted('readVodPlayback', 503),
      ask('readVodPlayback', 'platform down', { id: '1001' }),
      ask('readLivePlayback', 'a free channel', { id: '2001' }),
      ask('readPlayerUrls', 'a free channel', liveCallback),
      ask('readLivePlayback', 'an event of a licence', { id: '2002' }),
      ask('readLivePlayback', 'an event for members', { id: '2003' }),
      ask('readLivePlayback', 'an event that has not begun', { id: '2006' }),
      ask('readLivePlayback', 'an event that is over', { id: '2009' }),
      ask('readVodPlayback', 'the recording of an event that is over', { id: '2109' }),
      ask('readVodPlayback', 'the recording of an event that is not over', { id: '2106' }),
      ask('readLivePlayback', 'no such event', { id: 'nowhere' }),
      ask('saveWatchProgress', 'refused', { id: '1001', position: 21, duration: 60 }),
    ],
  },
  {
    realm: 'arena', viewer: 'member', steps: [
      ask('readVodPlayback', 'a free film', { id: '1001' }),
      ask('readPlayerUrls', 'a free film', vodCallback),
      ask('readVodPlayback', 'a film of a licence', { id: '1003' }),
      ask('readVodPlayback', 'a film for members', { id: '1004' }),
      ask('readPlayerUrls', 'a film for members', vodCallback),
      ask('readVodPlayback', 'a blocked film', { id: '1005' }),
      ask('readLivePlayback', 'an event for members', { id: '2003' }),
      ask('readLivePlayback', 'an event of a licence', { id: '2002' }),
      ask('saveWatchProgress', 'kept', { id: '1001', position: 21, duration: 60 }),
      ask('readVodPlayback', 'a film that was begun', { id: '1001' }),
      ask('saveWatchProgress', 'no such film', { id: 'nowhere', position: 1, duration: 60 }),
      faulted('saveWatchProgress', 500),
      ask('saveWatchProgress', 'platform broken', { id: '1001', position: 22, duration: 60 }),
    ],
  },
  {
    realm: 'arena', viewer: 'subscriber', steps: [
      ask('readVodPlayback', 'a film of a licence', { id: '1003' }),
      ask('readPlayerUrls', 'a film of a licence', vodCallback),
      ask('readLivePlayback', 'an event of a licence', { id: '2002' }),
      ask('readPlayerUrls', 'an event of a licence', liveCallback),
      move(({ running }, realm) => running.context.db.delete(entitlements).where(eq(entitlements.accountId, `${realm}.subscriber`))),
      ask('readPlayerUrls', 'the licence has ended since', vodCallback),
      faulted('readPlayerUrls', 503),
      ask('readPlayerUrls', 'platform down', vodCallback),
      faulted('readPlayerUrls', 404),
      ask('readPlayerUrls', 'nothing there', vodCallback),
    ],
  },
  {
    realm: 'arena', viewer: 'resume', steps: [
      ask('readVodPlayback', 'a film in the middle', { id: '1007' }),
      ask('readVodPlayback', 'a free film in the middle', { id: '1001' }),
      ask('readPlayerUrls', 'a free film in the middle', vodCallback),
      passes(quarterHourMs - 1),
      ask('readPlayerUrls', 'a free film, just in time', vodCallback),
      passes(1 - quarterHourMs),
    ],
  },
  { realm: 'arena', viewer: 'abroad', steps: [ask('readVodPlayback', 'a blocked film', { id: '1005' }), ask('readVodPlayback', 'a free film', { id: '1001' }), ask('readLivePlayback', 'a free channel', { id: '2001' })] },
  { realm: 'arena', viewer: 'vpn', steps: [ask('readVodPlayback', 'a blocked film', { id: '1005' })] },
];
