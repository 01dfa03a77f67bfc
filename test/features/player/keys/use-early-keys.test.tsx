import { expect, test, vi } from 'vitest';
import { fireEvent, screen, waitFor } from '../../../support/render.tsx';
import { playingPlayer } from '../../../support/shown-player.tsx';

/** Holds back the code of the keys until the test lets it come. */
const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => { arrive = resolve; });
  return { arrive, arrived };
});

vi.mock(import('../../../../src/features/player/gestures/player-input.tsx'), async (original) => {
  await code.arrived;
  return original();
});

test('no key counts where a page has switched the keys off', async () => {
  const { media } = await playingPlayer({ props: { pageKeys: true, shortcuts: 'off' } });
  expect([screen.getByRole('group'), document.body].map((on) => !fireEvent.keyDown(on, { key: ' ' }))).toEqual([false, false]);
  expect(media().video.paused).toBe(false);
});

test('keys that are pressed before their code has come count when it comes; the space bar counts at once', async () => {
  const { view, api, media } = await playingPlayer({ props: { pageKeys: true } });
  const player = screen.getByRole('group');
  const video = () => api()?.video;
  const press = (key: string, on: Element = player, more: object = {}) => !fireEvent.keyDown(on, { key, ...more });
  expect(press(' ', document.body)).toBe(true);
  expect(media().video.paused).toBe(true);
  expect(press(' ')).toBe(true);
  await waitFor(() => expect(media().video.paused).toBe(false));
  expect(press(' ', document.body.appendChild(document.createElement('button')))).toBe(false);

  press('l');
  expect(press('ArrowRight')).toBe(true);
  press('ArrowRight', document.body);
  press('m');
  press('c', player, { ctrlKey: true });
  press('k', document.body.appendChild(document.createElement('textarea')));
  expect([press('ArrowDown'), press('ArrowDown', document.body)]).toEqual([true, false]);
  expect([video()?.currentTime, video()?.muted, video()?.volume]).toEqual([0, false, 1]);

  code.arrive();
  await waitFor(() => expect(view.container.querySelector('.fl-player__input')).not.toBeNull());
  await waitFor(() => expect([video()?.currentTime, video()?.muted, video()?.paused]).toEqual([30, true, false]));
  expect(video()?.volume).toBeCloseTo(0.95);
  press('l');
  await waitFor(() => expect(video()?.currentTime).toBe(40));
});
