import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { ChaptersMenu } from '../../../../src/features/player/timeline/chapters-menu.tsx';
import type { Player } from '../../../../src/store/playback/player.ts';
import { timelineOf } from '../../../../src/store/playback/timeline/timeline-state.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { act, render, screen, userEvent } from '../../../support/render.tsx';

test('chapters can be jumped to from a list, in which the one that plays is marked', async () => {
  const position = signal(25);
  const seek = vi.fn(async () => undefined);
  const player = { position, seek } as unknown as Player;
  timelineOf(player).set({ chapters: [{ title: 'Harbour', start: 0, end: 20, percent: 0 }, { title: '', start: 20, end: 60, percent: 33 }] });
  render(fakeRuntime().within(<ChaptersMenu {...({ player, onMenu: () => undefined } as unknown as LatePartProps)} />));
  await userEvent.click(screen.getByRole('button', { name: 'Chapters' }));
  expect(screen.getAllByRole('menuitemradio').map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([['0:00 · Harbour', 'false'], ['0:20 · Chapter 2', 'true']]);
  await act(async () => { position.value = 5; });
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('0:00 · Harbour');
  await userEvent.click(screen.getByRole('menuitemradio', { name: /Chapter 2/ }));
  expect(seek).toHaveBeenCalledWith(20);
});
