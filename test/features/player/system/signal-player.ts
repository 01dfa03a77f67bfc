import { signal } from '@preact/signals-core';
import { vi } from 'vitest';
import type { Player } from '../../../../src/store/playback/player.ts';

/** A player as the parts of the system see it; a test writes what the media would. */
export function signalPlayer() {
  const signals = {
    phase: signal('open'), paused: signal(true), started: signal(false), live: signal(false), position: signal(0), duration: signal<number | undefined>(60), windowSeconds: signal(0),
    rate: signal(1), fullscreen: signal(false), item: signal<object | undefined>({ title: 'The Paper Moon', posterUrl: 'https://media.test/poster.jpg' }), urls: signal<object | undefined>(undefined), ad: signal<object | undefined>(undefined),
  };
  const actions = { play: vi.fn(async () => undefined), pause: vi.fn(), seek: vi.fn(async (_to: number) => undefined), seekBy: vi.fn(async (_by: number) => undefined) };
  const start = () => {
    signals.paused.value = false;
    signals.started.value = true;
  };
  return { ...signals, ...actions, start, player: { ...signals, ...actions } as unknown as Player };
}
