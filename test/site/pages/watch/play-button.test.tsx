import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { PlayButton } from '../../../../src/site/pages/watch/play-button.tsx';
import type { Player } from '../../../../src/store/playback/player.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen, userEvent } from '../../../support/render.tsx';

function draw({ status = 'ready', position = 0, live = false, outcome }: { status?: string; position?: number; live?: boolean; outcome?: object }) {
  const play = vi.fn(async () => undefined);
  const pause = vi.fn();
  const player = { status: signal(status), outcome: signal(outcome), live: signal(live), position: signal(position), play, pause } as unknown as Player;
  render(<PlayButton player={player} />, { wrapper: fakeRuntime({ locale: 'en' }).Wrapper });
  return { play, pause };
}

it.each([
  [{ status: 'ready' }, 'Play'], [{ status: 'paused', position: 90 }, 'Resume'], [{ status: 'ready', position: 5 }, 'Play'],
  [{ status: 'paused', position: 90, live: true }, 'Play'], [{ status: 'playing', position: 90 }, 'Pause'], [{ status: 'buffering' }, 'Pause'],
])('%j offers "%s"', (state, name) => {
  draw(state);
  expect(screen.getByRole('button').textContent).toBe(name);
});

it.each([[{ status: 'start-failed' }], [{ status: 'waiting-to-start' }], [{ status: 'idle' }], [{ status: 'ready', outcome: { kind: 'plans' } }]])('%j offers nothing: the player says what to do', (state) => {
  draw(state);
  expect(screen.queryByRole('button')).toBeNull();
});

it('does what it says', async () => {
  const paused = draw({ status: 'paused', position: 20 });
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect([paused.play.mock.calls.length, paused.pause.mock.calls.length]).toEqual([1, 0]);
});
