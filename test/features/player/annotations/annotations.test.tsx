import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { Annotations } from '../../../../src/features/player/annotations/annotations.tsx';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { act, render, screen } from '../../../support/render.tsx';

test('a note is shown at its time, the newer one of two, as text', async () => {
  const position = signal(0);
  const annotations = [{ start: 10, end: 20, title: 'Goal', description: '<b>1:0</b>' }, { start: 15, title: 'Replay' }];
  render(<Annotations {...({ player: { item: signal({ annotations }), position } } as unknown as LatePartProps)} />);
  expect(screen.queryByRole('note')).toBeNull();
  await act(async () => { position.value = 12; });
  expect(screen.getByRole('note').textContent).toBe('Goal<b>1:0</b>');
  await act(async () => { position.value = 16; });
  expect(screen.getByRole('note').textContent).toBe('Replay');
  await act(async () => { position.value = 24; });
  expect(screen.queryByRole('note')).toBeNull();
});
