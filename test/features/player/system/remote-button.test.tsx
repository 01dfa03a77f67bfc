import { afterEach, expect, test, vi } from 'vitest';
import { screen, userEvent, waitFor } from '../../../support/render.tsx';
import { playingPlayer } from '../../../support/shown-player.tsx';

afterEach(() => {
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitShowPlaybackTargetPicker');
});

test('a browser without another screen or a Cast device shows none of their buttons', async () => {
  await playingPlayer();
  await screen.findByRole('button', { name: 'Captions' });
  expect(screen.queryAllByRole('button', { name: /another screen|AirPlay/ })).toEqual([]);
});

test('AirPlay: a button once the browser has found a screen, and the page is told', async () => {
  const picker = vi.fn();
  Object.defineProperty(HTMLVideoElement.prototype, 'webkitShowPlaybackTargetPicker', { configurable: true, value: picker });
  const { api, told } = await playingPlayer();
  await screen.findByRole('button', { name: 'Captions' });
  await waitFor(() => {
    api()!.video.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' }));
    screen.getByRole('button', { name: 'AirPlay' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'AirPlay' }));
  expect(picker).toHaveBeenCalledOnce();
  expect(told.filter(({ name }) => name === 'cast-change').at(-1)?.detail).toEqual({ state: 'available', kind: 'airplay', device: null });
});
