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

test('an arrow of a remote control that is pressed before the code of the keys has come brings the controls, and is no volume', async () => {
  const { api, view } = await playingPlayer({ props: { shortcuts: 'remote' } });
  const player = screen.getByRole('group');
  player.focus();
  fireEvent.keyDown(player, { key: 'ArrowDown' });
  code.arrive();
  await waitFor(() => expect(view.container.querySelector('.fl-player__input')).not.toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('part')).toContain('play-button'));
  expect(api()?.video?.volume).toBe(1);
});
