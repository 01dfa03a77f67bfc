import { ask, type Earlier, move, type Scenario } from '../scenario.ts';

const vodCallback = ({ readVodPlayback }: Earlier) => ({ url: readVodPlayback?.['playerUrlCallback'] ?? '' });
const liveCallback = ({ readLivePlayback }: Earlier) => ({ url: readLivePlayback?.['playerUrlCallback'] ?? '' });
const passes = (milliseconds: number) => move((platform) => platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: milliseconds } }));
const premiereMs = 90 * 60_000;

/** What a title brings beside its streams, and what a player asks for beside its title. */
export const playerScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readVodPlayback', 'a film with everything', { id: '1101' }),
      ask('readPlayerUrls', 'a film with single thumbnails', vodCallback),
      ask('readVodPlayback', 'a film with a drawn watermark', { id: '1102' }),
      ask('readVodPlayback', 'a film with VAST', { id: '1103' }),
      ask('readVodPlayback', 'a film with VMAP', { id: '1104' }),
      ask('readVodPlayback', 'sound alone', { id: '1105' }),
      ask('readPlayerUrls', 'sound alone', vodCallback),
      ask('readVodPlayback', 'a premiere that has not begun', { id: '1106' }),
      passes(premiereMs),
      ask('readVodPlayback', 'a premiere that has begun', { id: '1106' }),
      passes(-premiereMs),
      ask('readVodPlayback', 'a title with a price', { id: '1107' }),
      ask('readVodPlayback', 'a title of another country', { id: '1108' }),
      ask('readVodPlayback', 'refused with 401', { id: '1111' }), ask('readPlayerUrls', 'refused with 401', vodCallback),
      ask('readVodPlayback', 'refused with 403', { id: '1112' }), ask('readPlayerUrls', 'refused with 403', vodCallback),
      ask('readVodPlayback', 'refused with 404', { id: '1113' }), ask('readPlayerUrls', 'refused with 404', vodCallback),
      ask('readVodPlayback', 'refused with 409', { id: '1114' }), ask('readPlayerUrls', 'refused with 409', vodCallback),
      ask('readVodPlayback', 'a film under cenc', { id: '1121' }), ask('readPlayerUrls', 'a film under cenc', vodCallback),
      ask('readVodPlayback', 'a film under cbcs', { id: '1122' }), ask('readPlayerUrls', 'a film under cbcs', vodCallback),
      ask('readVodPlayback', 'an episode', { id: '5302' }),
      ask('readAdjacentVods', 'an episode in the middle', { id: '5302' }),
      ask('readAdjacentVods', 'the last episode', { id: '5304', size: 2 }),
      ask('readAdjacentVods', 'no episode', { id: '1001' }),
      ask('readAdjacentVods', 'no such film', { id: 'nowhere' }),
      ask('readReplacementVod', 'an event that is over', { id: '2009' }),
      ask('readReplacementVod', 'an event that is on air', { id: '2004' }),
      ask('readTrailerStreams', 'a free trailer', { id: '1101', trailerId: 'teaser' }),
      ask('readTrailerStreams', 'a trailer of a licence', { id: '1101', trailerId: 'making-of' }),
      ask('readTrailerStreams', 'no such trailer', { id: '1101', trailerId: 'none' }),
      ask('readLivePlayback', 'low latency', { id: '2010' }), ask('readPlayerUrls', 'low latency', liveCallback),
      ask('readLivePlayback', 'an event with angles', { id: '2011' }), ask('readPlayerUrls', 'an event with angles', liveCallback),
      ask('readLivePlayback', 'an event to be watched from its start', { id: '2012' }), ask('readPlayerUrls', 'an event to be watched from its start', liveCallback),
      ask('readLivePlayback', 'a channel of the guide', { id: '3001' }),
      ask('readMultiView', 'four angles', { id: '2011' }),
      ask('readMultiView', 'one angle', { id: '2004' }),
      ask('sendMultiViewHeartbeat', 'two angles', { eventId: '2011', layout: 'twoUp', videoIds: ['wide', 'bend'], audibleId: 'wide' }),
      ask('sendMultiViewHeartbeat', 'no such angle', { eventId: '2011', layout: 'twoUp', videoIds: ['wide', 'moon'] }),
    ],
  },
];
