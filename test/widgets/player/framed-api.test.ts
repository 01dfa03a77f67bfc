import { describe, expect, test, vi } from 'vitest';
import type { PlayerState } from '../../../bridge/contract/player/player-state.ts';
import type { Connection } from '../../../bridge/host/connect.ts';
import { framedApi } from '../../../widgets/player/framed-api.ts';

const state: PlayerState = {
  id: '1001', title: 'The Paper Moon', kind: 'vod', accessLevel: 'GRANTED', status: 'ready', position: 0, duration: 60,
  volume: 100, muted: false, playing: false, live: false, fullscreen: false, rate: 1, windowSeconds: 0, behindLive: 0, buffered: [], textTracks: [], audioTracks: [], qualities: [], quality: { playing: null, chosen: null }, need: null, error: null,
};

/** A framed player whose messages the test sends. */
function framed(getState: () => Promise<PlayerState> = () => new Promise(() => undefined)) {
  const listeners = new Map<string, (data: unknown) => void>();
  const answer = { playing: true, muted: false };
  const connection = {
    on: (event: string, listener: (data: unknown) => void) => (listeners.set(event, listener), () => listeners.delete(event)),
    getState,
    play: vi.fn(async () => answer), pause: vi.fn(async () => answer), load: vi.fn(async () => answer), seek: vi.fn(async () => answer), setTextTrack: vi.fn(async () => answer),
  };
  const states = new Map<string, boolean>();
  const emitted: string[] = [];
  const { api, stop } = framedApi({
    connection: connection as unknown as Connection, content: { kind: 'vod', id: '1001' }, emit: (...[name]) => (emitted.push(name), true), setState: (name, on) => void states.set(name, on),
  });
  return { api, connection, emitted, listeners, states, stop, tell: (event: string, data: unknown) => listeners.get(event)?.(data) };
}

describe('a framed player', () => {
  test.each(['play', 'pause', 'load'] as const)('%s() answers nothing, as an inline one does', async (method) => {
    expect(await framed().api[method]()).toBeUndefined();
  });

  test('seek() and setTextTrack() answer nothing either', async () => {
    const { api } = framed();
    expect([await api.seek(3), await api.setTextTrack(null)]).toEqual([undefined, undefined]);
  });

  test('is not paused while it buffers', () => {
    const { api, tell } = framed();
    tell('statechange', { ...state, status: 'buffering' });
    expect(api.paused).toBe(false);
  });

  test('has no end while it is live', () => {
    const { api, tell } = framed();
    expect(api.duration).toBeNaN();
    tell('statechange', { ...state, kind: 'live', live: true, duration: null, status: 'playing' });
    expect(api.duration).toBe(Infinity);
  });

  test('has the custom states of an inline one, those that no status tells included', () => {
    const { states, tell } = framed();
    tell('statechange', { ...state, status: 'playing', playing: true });
    tell('fullscreenchange', { fullscreen: true });
    tell('livechange', { live: true });
    expect(Object.fromEntries(states)).toEqual({ playing: true, buffering: false, ended: false, error: false, live: true, fullscreen: true });
    tell('fullscreenchange', { fullscreen: false });
    expect([states.get('fullscreen'), states.get('playing')]).toEqual([false, true]);
  });

  test('leaves no listener behind', () => {
    const { listeners, stop } = framed();
    stop();
    expect(listeners.size).toBe(0);
  });
});

describe('what came before the connection', () => {
  const refused: PlayerState = { ...state, status: 'error', error: { code: 'vod-not-found', message: 'videoNotFound', retryable: false } };

  test('is told from the state that it led to', async () => {
    const { emitted } = framed(() => Promise.resolve(refused));
    await vi.waitFor(() => expect(emitted).toEqual(['statechange', 'error']));
  });

  test('is not told again when one of its messages was heard, and the other was not', async () => {
    let answer: (state: PlayerState) => void = () => undefined;
    const { emitted, tell } = framed(() => new Promise((resolve) => { answer = resolve; }));
    tell('error', refused.error);
    answer(refused);
    await vi.waitFor(() => expect(emitted).toEqual(['error', 'statechange']));
  });
});

describe('a framed player whose frame was moved in the page', () => {
  const watched = (status: 'playing' | 'paused') => {
    const player = framed();
    player.tell('statechange', { ...state, status, position: 20 });
    player.tell('timeupdate', { position: 31, duration: 60 });
    return player;
  };

  test.each([['playing', 'any'], ['paused', false]] as const)('goes on where it was, %s', (status, autoplay) => {
    const { connection, tell } = watched(status);
    tell('resync', state);
    expect(connection.load).toHaveBeenCalledExactlyOnceWith({ kind: 'vod', id: '1001', startAt: 31, autoplay });
  });

  test('is left alone when only its connection was new', () => {
    const { connection, tell } = watched('playing');
    tell('resync', { ...state, position: 31, status: 'playing' });
    tell('resync', null);
    expect(connection.load).not.toHaveBeenCalled();
  });
});
