import type { MethodInput, MethodName, MethodOutput } from '../contract/methods.ts';
import { localFailure, type BridgeFailure } from './bridge-failure.ts';
import { causeOfSilence } from './handshake/silence-cause.ts';
import type { Connection, ConnectOptions } from './connection.ts';
import { createFullscreen } from './fullscreen.ts';
import { openLink } from './open-link.ts';
import { peerOf } from './handshake/peer-of.ts';

export type { BridgeFailure } from './bridge-failure.ts';
export type { Connection, ConnectOptions, Capabilities } from './connection.ts';

/** What waits for the media may wait for a network. */
const mediaAnswerMs = 30_000;

/** The methods as a page calls them. */
function methodsOver(request: <M extends MethodName>(method: M, params: MethodInput<M>, timeoutMs?: number) => Promise<MethodOutput<M>>) {
  return {
    getState: () => request('getState', {}),
    load: (content) => request('load', content, mediaAnswerMs),
    play: () => request('play', {}, mediaAnswerMs),
    pause: () => request('pause', {}),
    stop: () => request('stop', {}),
    restart: () => request('restart', {}, mediaAnswerMs),
    seek: (to) => request('seek', to, mediaAnswerMs),
    setVolume: (value) => request('setVolume', { value }),
    setMuted: (value) => request('setMuted', { value }),
    setRate: (value) => request('setRate', { value }),
    listTracks: () => request('listTracks', {}),
    setTextTrack: (id) => request('setTextTrack', { id }),
    setAudioTrack: (id) => request('setAudioTrack', { id }),
    listQualities: () => request('listQualities', {}),
    setQuality: (id) => request('setQuality', { id }),
    setPictureInPicture: (value) => request('setPictureInPicture', { value }),
    setLayout: (value) => request('setLayout', { value }),
    setAppearance: (appearance) => request('setAppearance', appearance),
    setOptions: (options) => request('setOptions', options),
    readCounters: () => request('readCounters', {}),
    subscribe: (events, hz) => request('subscribe', { events: [...events], hz }),
    unsubscribe: (events) => request('unsubscribe', { events: [...events] }),
  } satisfies Partial<Connection>;
}

/**
 * Connects to a Footlight frame, or to the page of ours that frames this one.
 *
 * Survives the frame's reload: what was pending ends with DISCONNECTED, listeners stay and receive `resync`.
 *
 * @param target the frame's element in the page, its address on `options.origin`; or a window around this page, with `options.origin`
 * @returns when the frame answered; rejects with HANDSHAKE_TIMEOUT, whose text and `reason` say what to do, UNSUPPORTED_VERSION,
 * ABORTED, BAD_ARGS, PLAYER_NOT_FOUND, or NOT_PERMITTED where this document has no origin
 * @source spec 1 §6; design: bridge §Host script
 */
export async function connect(target: HTMLIFrameElement | Window, options: ConnectOptions = {}): Promise<Connection> {
  const peer = peerOf(target, options);
  const ends: (() => void)[] = [];
  const link = await openLink(peer, options, () => ends.forEach((end) => end())).catch((failure: BridgeFailure) => {
    if (failure.code !== 'HANDSHAKE_TIMEOUT') throw failure;
    const { hint, reason } = causeOfSilence(peer);
    throw localFailure('HANDSHAKE_TIMEOUT', hint, reason);
  });
  const fullscreen = createFullscreen({
    iframe: peer.iframe,
    ask: (value) => link.request('setFullscreen', { value }),
    tell: (on) => link.tell('fullscreenchange', { fullscreen: on }),
  });
  ends.push(fullscreen.stop);
  return Object.defineProperties({ ...methodsOver(link.request), setFullscreen: fullscreen.set } as Connection, Object.getOwnPropertyDescriptors(link));
}
