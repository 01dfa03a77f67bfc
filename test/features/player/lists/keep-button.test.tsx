import { expect, it } from 'vitest';
import { KeepButton } from '../../../../src/features/player/lists/keep-button.tsx';
import { createPlayerScreen } from '../../../../src/features/player/player-screen.ts';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { itemOf } from '../../../support/items.ts';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';
import { testSettings } from '../../../support/test-settings.ts';

function drawButton(flags: Partial<typeof testSettings.flags>, item = itemOf({ id: '7', title: 'Film 7' })) {
  const runtime = fakeRuntime({ viewer: member, settings: { flags: { ...testSettings.flags, ...flags } }, answers: { readWatchlists: recorded('readWatchlists', 'resume: own and saved'), addWatchlistContent: {} } });
  const shown = createPlayerScreen();
  render(<KeepButton item={item} screen={shown} />, { wrapper: runtime.Wrapper });
  return { runtime, shown };
}

/** @source spec 1 §4.2 "When the my-list mode is disabled, the watchlist add button opens a modal; otherwise it toggles", §5 "require realm settings to be enabled", §2.4 "each can be allowed or disabled per card" */
it('asks for the panel of lists', async () => {
  const { shown } = drawButton({ watchlists: true, myListMode: false });
  const button = screen.getByRole('button', { name: 'Add to list' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(shown.panel.value).toBe('lists');
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('is the heart in my-list mode', async () => {
  const { runtime, shown } = drawButton({ watchlists: true, myListMode: true });
  await userEvent.click(screen.getByRole('button', { name: 'Add Film 7 to my list' }));
  await screen.findByRole('button', { name: 'Remove Film 7 from my list' });
  expect(runtime.inputsOf('addWatchlistContent')).toMatchObject([{ id: 'favourites' }]);
  expect(shown.panel.value).toBeUndefined();
});

it.each([
  ['where there are no lists', { watchlists: false, favouriteVods: true }, itemOf({ id: '7' })],
  ['for a title that goes on none', { watchlists: true }, itemOf({ id: '7', watchlistDisabled: true })],
])('is not there %s', (_, flags, item) => {
  drawButton(flags, item);
  expect(screen.queryByRole('button')).toBeNull();
});
