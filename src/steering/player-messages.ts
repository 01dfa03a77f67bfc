import type { EventData, EventName } from '../../bridge/contract/events.ts';
import { isMediaEvent, type MediaEventName, type PlayerEvents } from '../features/player/events.ts';
import type { PublicPlayerState } from '../features/player/public-state.ts';
import type { EventArguments } from '../binding/emit.ts';

/**
 * The bridge event that carries each event of a player out of its frame. Details cross unchanged; a media event carries the
 * facts that the page's element answers for.
 *
 * @source design/bridge.md "Events"; chosen: one `accessrequired` for both needs, since a host that draws its own prompt wants both
 */
export const playerMessages = {
  play: 'play', playing: 'playing', pause: 'pause', timeupdate: 'timeupdate', seeking: 'seeking', seeked: 'seeked', ended: 'ended',
  volumechange: 'volumechange', waiting: 'waiting', loadedmetadata: 'loadedmetadata', durationchange: 'durationchange',
  ratechange: 'ratechange', loadstart: 'loadstart', loadeddata: 'loadeddata', canplay: 'canplay', canplaythrough: 'canplaythrough', progress: 'progress',
  emptied: 'emptied', stalled: 'stalled', suspend: 'suspend', abort: 'abort',
  'tracks-change': 'tracks', 'track-change': 'trackchange', 'quality-change': 'qualitychange', 'fullscreen-change': 'fullscreenchange',
  'picture-in-picture-change': 'pipchange', 'cast-change': 'castchange', 'live-change': 'livechange', 'chapter-change': 'chapterchange',
  'skip-marker': 'skipmarker', 'layout-change': 'layoutchange', programme: 'programme', ad: 'ad', degraded: 'degraded',
  ready: 'ready', statechange: 'statechange', 'sign-in-required': 'accessrequired', 'access-required': 'accessrequired',
  'playback-blocked': 'playbackblocked', error: 'error', 'go-back': 'goback',
} as const satisfies Record<keyof PlayerEvents, EventName>;

export type PlayerMessage = (typeof playerMessages)[keyof PlayerEvents];

type At = Pick<PublicPlayerState, 'position'>;
const at = ({ position }: PublicPlayerState): At => ({ position });
const timed = ({ position, duration }: PublicPlayerState) => ({ position, duration });

const mediaData: { [N in MediaEventName]: (state: PublicPlayerState) => EventData<N> } = {
  play: at, playing: at, pause: at, seeking: at, seeked: at, waiting: at, loadstart: at, loadeddata: at, canplay: at, canplaythrough: at,
  emptied: at, stalled: at, suspend: at, abort: at,
  timeupdate: timed, loadedmetadata: timed, durationchange: timed,
  ratechange: ({ rate }) => ({ rate }),
  progress: ({ buffered }) => ({ buffered }),
  ended: ({ id }) => ({ id }),
  volumechange: ({ volume, muted }) => ({ volume, muted }),
};

/** What the frame sends for an event of its player. @param state the player as it is now */
export function messageOf([name, detail]: EventArguments<PlayerEvents>, state: PublicPlayerState): { message: PlayerMessage; data: unknown } {
  return { message: playerMessages[name], data: isMediaEvent(name) ? mediaData[name](state) : detail };
}

/** The event that the page.s element dispatches for a message of its frame. */
export function eventOf(message: PlayerMessage, data: unknown): EventArguments<PlayerEvents> {
  if (isMediaEvent(message)) return [message, null];
  if (message === 'accessrequired') {
    const request = data as EventData<'accessrequired'>;
    return [request.need === 'sign-in' ? 'sign-in-required' : 'access-required', request];
  }
  const name = names.find((each) => playerMessages[each] === message);
  return [name, data] as EventArguments<PlayerEvents>;
}

const names = Object.keys(playerMessages) as (keyof PlayerEvents)[];
export const allPlayerMessages: readonly PlayerMessage[] = [...new Set(Object.values(playerMessages))];
