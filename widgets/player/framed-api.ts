import type { EventData } from '../../bridge/contract/events.ts';
import type { PlayerState } from '../../bridge/contract/player-state.ts';
import type { Connection } from '../../bridge/host/connect.ts';
import type { Emit, EventArguments } from '../../src/binding/emit.ts';
import { setElementStates, type SetState } from '../../src/features/player/element-states.ts';
import { readyOf, refusalOf } from '../../src/features/player/emit-player-events.ts';
import type { PlayerEvents } from '../../src/features/player/events.ts';
import type { TitleContent } from '../../src/store/playback/player-state.ts';
import { allPlayerMessages, eventOf, type PlayerMessage } from './player-messages.ts';

/** The last known state of the frame.s player. */
interface KnownState extends Pick<PlayerState, 'position' | 'duration' | 'volume' | 'muted' | 'textTracks' | 'live' | 'fullscreen' | 'status'> {
  paused: boolean;
  ended: boolean;
  seeking: boolean;
}

type Fact = (data: never) => Partial<KnownState>;

/** A player that seeks may do so playing or paused. */
const pausedIn = (status: PlayerState['status']): Partial<KnownState> => (status === 'seeking' ? {} : { paused: status !== 'playing' && status !== 'buffering' });

/** The facts that each message brings, so that a listener of the event reads them from the element. */
const facts: Partial<Record<PlayerMessage, Fact>> = {
  statechange: ({ status, position, duration, volume, muted, textTracks, live, fullscreen }: EventData<'statechange'>) =>
    ({ ...pausedIn(status), ended: status === 'ended', status, position, duration, volume, muted, textTracks, live, fullscreen }),
  play: ({ position }: EventData<'play'>) => ({ position, paused: false, ended: false }),
  pause: ({ position }: EventData<'pause'>) => ({ position, paused: true }),
  ended: () => ({ ended: true, paused: true }),
  seeking: ({ position }: EventData<'seeking'>) => ({ position, seeking: true, ended: false }),
  seeked: ({ position }: EventData<'seeked'>) => ({ position, seeking: false }),
  timeupdate: ({ position, duration }: EventData<'timeupdate'>) => ({ position, duration }),
  loadedmetadata: ({ position, duration }: EventData<'loadedmetadata'>) => ({ position, duration }),
  durationchange: ({ position, duration }: EventData<'durationchange'>) => ({ position, duration }),
  volumechange: ({ volume, muted }: EventData<'volumechange'>) => ({ volume, muted }),
};

export interface FramedApiOptions {
  connection: Connection;
  /** What `load` opens again. */
  content: TitleContent;
  emit: Emit<PlayerEvents>;
  setState: SetState;
}

/** Events of the time before the connection, made from the state that they led to. */
function missedEvents(state: PlayerState): EventArguments<PlayerEvents>[] {
  if (state.status === 'idle') return [];
  const refusal = refusalOf(state);
  if (refusal) return [['statechange', state], refusal];
  if (state.status === 'loading') return [['statechange', state]];
  return [['statechange', state], ['durationchange', null], ['loadedmetadata', null], readyOf(state)];
}

/** A frame that was moved in the page has another document, which begins anew: it is led back to where the viewer was. */
function takeUp(connection: Connection, content: TitleContent, known: KnownState, state: PlayerState): void {
  if (known.live || known.position - state.position < 2) return;
  // Where the page may not load, the frame stays at its beginning.
  connection.load({ ...content, startAt: known.position, autoplay: known.paused ? false : 'any' }).catch(() => undefined);
}

/** The public surface of an element whose player stands in a frame, and the frame's events as the element's own. */
export function framedApi({ connection, content, emit, setState }: FramedApiOptions) {
  const known: KnownState = { position: 0, duration: null, volume: 100, muted: false, paused: true, ended: false, seeking: false, textTracks: [], live: false, fullscreen: false, status: 'idle' };
  let isFollowing = false;
  const take = (message: PlayerMessage, data: unknown) => {
    Object.assign(known, facts[message]?.(data as never));
    if (message === 'statechange') isFollowing = true;
    setElementStates(known, setState);
  };
  const takeState = (state: Partial<KnownState>) => {
    Object.assign(known, state);
    setElementStates(known, setState);
  };
  const stops = allPlayerMessages.map((message) => connection.on(message, (data: unknown) => {
    take(message, data);
    emit(...eventOf(message, data));
  }));
  stops.push(connection.on('fullscreenchange', takeState), connection.on('livechange', takeState), connection.on('resync', (state) => state && takeUp(connection, content, known, state)));
  // Asked after the subscriptions: earlier changes are in the answer, later ones come as events.
  connection.getState().then((state) => {
    if (isFollowing) return;
    take('statechange', state);
    for (const event of missedEvents(state)) emit(...event);
  }, () => undefined);
  const api = {
    play: async () => void (await connection.play()),
    pause: async () => void (await connection.pause()),
    load: async () => void (await connection.load(content)),
    seek: async (to: number) => void (await connection.seek({ to })),
    setTextTrack: async (id: string | null) => void (await connection.setTextTrack(id)),
    get currentTime() { return known.position; },
    set currentTime(to: number) { void connection.seek({ to }); },
    get duration() { return known.duration ?? (known.live ? Infinity : Number.NaN); },
    get paused() { return known.paused; },
    get ended() { return known.ended; },
    get seeking() { return known.seeking; },
    get readyState() { return 0; },
    get textTracks() { return known.textTracks; },
    get volume() { return known.volume / 100; },
    set volume(part: number) { void connection.setVolume(part * 100); },
    get muted() { return known.muted; },
    set muted(on: boolean) { void connection.setMuted(on); },
  };
  return { api, stop: () => stops.forEach((stop) => stop()) };
}
