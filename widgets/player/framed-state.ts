import { signal } from '@preact/signals-core';
import type { EventData } from '../../bridge/contract/events.ts';
import type { PlayerState } from '../../bridge/contract/player/player-state.ts';
import type { PlayerMessage } from '../../src/steering/player-messages.ts';
import type { AudioTrackChoice, QualityChoice, QualityInUse, TextTrackChoice } from './surface/media-slot.ts';

/** The last known state of the frame.s player. */
export interface KnownState extends Omit<PlayerState, 'id' | 'title' | 'kind' | 'accessLevel' | 'playing' | 'need' | 'error'> {
  paused: boolean;
  ended: boolean;
  seeking: boolean;
}

export const nothingKnown = (): KnownState => ({
  position: 0, duration: null, volume: 100, muted: false, rate: 1, paused: true, ended: false, seeking: false, live: false, windowSeconds: 0, behindLive: 0,
  fullscreen: false, status: 'idle', buffered: [], textTracks: [], audioTracks: [], qualities: [], quality: { playing: null, chosen: null },
});

/** A player that seeks may do so playing or paused. */
const pausedIn = (status: PlayerState['status']): Partial<KnownState> => (status === 'seeking' ? {} : { paused: status !== 'playing' && status !== 'buffering' });

type Fact = (data: never) => Partial<KnownState>;
const asItIs = (data: Partial<KnownState>) => data;
const position = ({ position: seconds }: EventData<'playing'>) => ({ position: seconds });

/** The facts that each message brings, so that a listener of the event reads them from the element. */
const facts: Partial<Record<PlayerMessage, Fact>> = {
  statechange: (state: EventData<'statechange'>) => ({ ...state, ...pausedIn(state.status), ended: state.status === 'ended' }),
  play: (data: EventData<'play'>) => ({ ...position(data), paused: false, ended: false }),
  pause: (data: EventData<'pause'>) => ({ ...position(data), paused: true }),
  ended: () => ({ ended: true, paused: true }),
  seeking: (data: EventData<'seeking'>) => ({ ...position(data), seeking: true, ended: false }),
  seeked: (data: EventData<'seeked'>) => ({ ...position(data), seeking: false }),
  timeupdate: asItIs, loadedmetadata: asItIs, durationchange: asItIs, volumechange: asItIs, ratechange: asItIs, progress: asItIs,
  fullscreenchange: asItIs, livechange: asItIs, qualitychange: asItIs,
  tracks: ({ text, audio }: EventData<'tracks'>) => ({ textTracks: text, audioTracks: audio }),
};

export const factsOf = (message: PlayerMessage, data: unknown): Partial<KnownState> | undefined => facts[message]?.(data as never);

/** What can be chosen in the frame, as a page's lists of tracks follow it. */
export function framedTracks() {
  const lists = {
    textTracks: signal<readonly TextTrackChoice[]>([]), audioTracks: signal<readonly AudioTrackChoice[]>([]), captionTrack: signal<TextTrack | undefined>(undefined),
    qualities: signal<readonly QualityChoice[]>([]), quality: signal<QualityInUse>({ playing: undefined, chosen: null }),
  };
  return {
    lists,
    follow({ textTracks, audioTracks, qualities, quality }: KnownState) {
      lists.textTracks.value = textTracks;
      lists.audioTracks.value = audioTracks;
      lists.qualities.value = qualities.map(choiceOf);
      lists.quality.value = { playing: quality.playing ? choiceOf(quality.playing) : undefined, chosen: quality.chosen };
    },
  };
}

const choiceOf = ({ id, height, bitrate }: KnownState['qualities'][number]): QualityChoice => ({ id, height: height ?? undefined, bitrate: bitrate ?? undefined });
