import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { RestartButton, type Restarted } from '../../../../src/site/pages/watch/restart-button.tsx';
import type { Player } from '../../../../src/store/playback/player.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { itemOf } from '../../../support/items.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

const now = Date.UTC(2026, 0, 15, 20);

function draw(facts: Partial<Restarted>, { kind = 'vod', shown = kind, outcome }: { kind?: 'live' | 'vod'; shown?: string; outcome?: object } = {}) {
  const item: Restarted = { ...itemOf({ duration: 600 }), ...facts };
  const [seek, play] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const player = { item: signal(item), content: signal({ kind: shown, id: '1' }), outcome: signal(outcome), position: signal(200), dateShown: () => now, seek, play } as unknown as Player;
  render(<RestartButton player={player} item={item} kind={kind} />, { wrapper: fakeRuntime({ locale: 'en', now }).Wrapper });
  return { seek, play };
}

it.each<[string, Partial<Restarted>, 'live' | 'vod', number]>([
  ['a film that goes on in its middle', { watchProgress: 90 }, 'vod', 0],
  ['an event that can be restarted', { restartAvailable: true, startDate: now - 60_000 }, 'live', 140],
])('%s is played from its beginning', async (_, facts, kind, at) => {
  const { seek, play } = draw(facts, { kind });
  await userEvent.click(screen.getByRole('button', { name: 'From the beginning' }));
  expect([seek.mock.calls, play.mock.calls.length]).toEqual([[[at]], 1]);
});

it.each<[string, Partial<Restarted>, Parameters<typeof draw>[1]]>([
  ['a film that begins at its beginning', {}, {}],
  ['a film that does not play', { watchProgress: 90 }, { outcome: { kind: 'plans' } }],
  ['a trailer', { watchProgress: 90 }, { shown: 'trailer' }],
  ['an event that cannot be restarted', { restartAvailable: false }, { kind: 'live' }],
  ['an event that nothing is told of', {}, { kind: 'live' }],
])('there is none for %s', (_, facts, place) => {
  draw(facts, place);
  expect(screen.queryByRole('button')).toBeNull();
});
