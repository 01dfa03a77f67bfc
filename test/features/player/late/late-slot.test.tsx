import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { createPlayerScreen } from '../../../../src/features/player/player-screen.ts';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { LateSlot } from '../../../../src/features/player/late/late-slot.tsx';
import { act, render, screen } from '../../../support/render.tsx';

const calls = vi.hoisted(() => ({ wanted: undefined as { value: boolean } | undefined, loaded: [] as string[] }));

vi.mock('../../../../src/features/player/late/late-parts.ts', () => ({
  lateParts: [
    { name: 'first', place: 'picture', wanted: () => true, load: () => Promise.resolve(() => <p>first</p>) },
    { name: 'missing', place: 'picture', wanted: () => true, load: () => Promise.reject(new Error('offline')) },
    { name: 'broken', place: 'picture', wanted: () => true, load: () => Promise.resolve(() => { throw new Error('broken'); }) },
    { name: 'on request', place: 'picture', wanted: () => calls.wanted?.value ?? false, load: () => { calls.loaded.push('on request'); return Promise.resolve(() => <p>on request</p>); } },
    { name: 'elsewhere', place: 'rail', wanted: () => true, load: () => Promise.resolve(() => <p>elsewhere</p>) },
  ],
}));

const props = { player: {}, emit: () => true, onMenu: () => undefined, video: {}, box: {}, screen: createPlayerScreen(), given: {} } as unknown as LatePartProps;

test('draws the parts of its place that are called for; one that breaks or does not arrive is left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const wanted = signal(false);
  calls.wanted = wanted;
  render(<LateSlot place="picture" {...props} />);
  await screen.findByText('first');
  expect(screen.queryByText('elsewhere')).toBeNull();
  expect(calls.loaded).toEqual([]);

  await act(async () => { wanted.value = true; });
  await screen.findByText('on request');
  screen.getByText('first');
  await act(async () => { wanted.value = false; });
  expect(screen.queryByText('on request')).toBeNull();
});
