// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followMediaSession } from '../../../../src/features/player/system/media-session.ts';
import { signalPlayer } from './signal-player.ts';

/** The browser's session, as a lock screen sees it. */
function lockScreen() {
  const actions = new Map<string, ((details: object) => void) | null>();
  const session = {
    metadata: null as null | { title: string; artist: string; artwork: { src: string }[] },
    playbackState: 'none',
    position: undefined as undefined | object,
    setActionHandler(name: string, handler: ((details: object) => void) | null) {
      if (name === 'stop') throw new TypeError('unknown action');
      actions.set(name, handler);
    },
    setPositionState(state?: object) { session.position = state; },
  };
  return { actions, session, api: session as unknown as MediaSession };
}

beforeEach(() => vi.stubGlobal('MediaMetadata', class { constructor(given: object) { Object.assign(this, given); } }));
afterEach(() => vi.unstubAllGlobals());

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));
function followed(neighbours = signal({})) {
  const [screen, stage] = [lockScreen(), signalPlayer()];
  stops.push(followMediaSession(stage.player, neighbours, 'Arena', screen.api));
  return { ...screen, ...stage };
}

describe('the system’s own controls', () => {
  test('show nothing before anything plays', () => {
    expect(followed().session).toMatchObject({ metadata: null, playbackState: 'none' });
  });

  test('show the title, its picture, who shows it, and where it is', () => {
    const { session, start, position } = followed();
    start();
    position.value = 12;
    expect(session).toMatchObject({ metadata: { title: 'The Paper Moon', artist: 'Arena', artwork: [{ src: 'https://media.test/poster.jpg' }] }, playbackState: 'playing', position: { duration: 60, position: 12, playbackRate: 1 } });
  });

  test('say that it is paused, and keep its title', () => {
    const { session, start, paused } = followed();
    start();
    paused.value = true;
    expect(session).toMatchObject({ playbackState: 'paused', metadata: { title: 'The Paper Moon' } });
  });

  test.each([
    ['play', {}, 'play', []], ['pause', {}, 'pause', []], ['seekforward', {}, 'seekBy', [10]], ['seekbackward', { seekOffset: 5 }, 'seekBy', [-5]], ['seekto', { seekTime: 40 }, 'seek', [40]],
  ] as const)('%s does to the player what it says', (action, details, method, given) => {
    const stage = followed();
    stage.start();
    stage.actions.get(action)?.(details);
    expect(stage[method]).toHaveBeenCalledExactlyOnceWith(...given);
  });

  test('lead to the next title while there is one', () => {
    const next = vi.fn();
    const neighbours = signal<{ next?(): void }>({});
    const { actions, start } = followed(neighbours);
    start();
    expect(actions.get('nexttrack')).toBeNull();
    neighbours.value = { next };
    actions.get('nexttrack')?.({});
    expect(next).toHaveBeenCalledOnce();
  });

  test('skip an ad while it may be skipped, and seek in none', () => {
    const { actions, ad, start } = followed();
    start();
    expect(actions.get('skipad')).toBeNull();
    const skip = signal<(() => void) | undefined>(undefined);
    ad.value = { skip };
    expect([actions.get('skipad'), actions.get('seekto'), actions.get('seekforward')]).toEqual([null, null, null]);
    const skipped = vi.fn();
    skip.value = skipped;
    actions.get('skipad')?.({});
    expect(skipped).toHaveBeenCalledOnce();
    ad.value = undefined;
    expect(actions.get('skipad')).toBeNull();
  });

  test('do not seek in a live title that cannot be rewound', () => {
    const { actions, live, start } = followed();
    live.value = true;
    start();
    expect([actions.get('seekto'), actions.get('seekforward')]).toEqual([null, null]);
  });

  test('have a position for a live title with a window, and none for another', () => {
    const { session, live, windowSeconds, position, start } = followed();
    start();
    live.value = true;
    expect(session.position).toBeUndefined();
    windowSeconds.value = 120;
    position.value = 500;
    expect(session.position).toEqual({ duration: 120, position: 120, playbackRate: 1 });
  });

  test('belong to the player that began last', () => {
    const [screen, first, second] = [lockScreen(), signalPlayer(), signalPlayer()];
    second.item.value = { title: 'The Long Way' };
    for (const { player } of [first, second]) stops.push(followMediaSession(player, signal({}), 'Arena', screen.api));
    first.start();
    second.start();
    first.item.value = { title: 'Renamed' };
    expect(screen.session.metadata?.title).toBe('The Long Way');
  });

  test('are given back when the player goes', () => {
    const { session, actions, start } = followed();
    start();
    stops.splice(0).forEach((stop) => stop());
    expect(session).toMatchObject({ metadata: null, playbackState: 'none', position: undefined });
    expect([...actions.values()].every((handler) => handler === null)).toBe(true);
  });
});
