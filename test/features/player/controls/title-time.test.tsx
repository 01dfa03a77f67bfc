import { expect, test } from 'vitest';
import { act, screen, userEvent, waitFor } from '../../../support/render.tsx';
import { playingPlayer } from '../../../support/shown-player.tsx';

test('a press on the time shows what is left, then when the film ends, and the choice is kept', async () => {
  const { media, view } = await playingPlayer();
  act(() => media().advance(20));
  const time = () => view.container.querySelector<HTMLElement>('[part=time]')!;
  await waitFor(() => expect(time().textContent).toBe('0:20 / 1:00'));
  await userEvent.click(time());
  expect(time().textContent).toBe('-0:40');
  await userEvent.click(time());
  expect(time().textContent).toMatch(/^Ends at \d+:\d\d/);
  view.unmount();
  const again = await playingPlayer();
  expect(again.view.container.querySelector('[part=time]')?.textContent).toMatch(/^Ends at/);
  await userEvent.click(screen.getByTitle('Show the time differently'));
  expect(localStorage.getItem('footlight.player.time')).toBe('elapsed');
});
