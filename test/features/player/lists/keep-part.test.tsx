import { beforeAll, expect, it } from 'vitest';
import { guest, member, type Answers } from '../../../support/fake-context.ts';
import { fakeDialogs } from '../../../support/fake-dialogs.ts';
import { act, screen, userEvent, waitFor } from '../../../support/render.tsx';
import { playingPlayer } from '../../../support/shown-player.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { openHouse } from '../../../support/titles.ts';

/** @source spec 1 §4.2 "When the my-list mode is disabled, the watchlist add button opens a modal; otherwise it toggles", §6 guests */
beforeAll(fakeDialogs);

const answers = (): Answers => ({ ...openHouse(), readWatchlists: recorded('readWatchlists', 'resume: own and saved'), addWatchlistContent: {} });

it('opens the panel of lists over the film, which goes on, and closes it again', async () => {
  const { runtime } = await playingPlayer({ answers: answers(), viewer: member });
  const button = await screen.findByRole('button', { name: 'Add to list' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: /Friday nights/ }));
  await screen.findByText(/Added to/);
  expect(runtime.inputsOf('addWatchlistContent')).toEqual([{ id: 'friday-nights', content: [{ id: '1001', contentType: expect.any(String) }] }]);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Add to a list' })).toBeNull());
});

it('is not there for a guest', async () => {
  await playingPlayer({ answers: answers(), viewer: guest });
  await screen.findByRole('button', { name: 'Settings' });
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Add to list' })).toBeNull();
});
