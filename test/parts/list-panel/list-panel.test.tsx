import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ListPanel } from '../../../src/parts/list-panel/list-panel.tsx';
import { ApiError } from '../../../src/api/api-error.ts';
import { member, refusal, type Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf } from '../../support/items.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

/** @source spec 1 §4.3 "loading, list, creating (name input shown), saving, confirmation (closes itself after 2 seconds), error", §5, §8 */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) { this.open = true; };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) { this.open = false; };
});

const lists = recorded('readWatchlists', 'resume: own and saved');
const refused = (call: string, code: string, status = 409) => () => Promise.reject(new ApiError('refused', call, { status, body: { code, messages: [] } }));

function openPanel(answers: Answers = {}) {
  const onClose = vi.fn();
  const runtime = fakeRuntime({ viewer: member, answers: { readWatchlists: lists, addWatchlistContent: {}, makeWatchlist: { id: 'wl.new' }, ...answers } });
  render(<ListPanel item={itemOf({ id: '7', title: 'Film 7' })} onClose={onClose} />, { wrapper: runtime.Wrapper });
  return { runtime, onClose, user: userEvent.setup() };
}
const choice = (name: RegExp) => screen.findByRole('button', { name });
const startList = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await choice(/New list/));
  const field = screen.getByRole('textbox', { name: /Name of the list/ });
  if (name) await user.type(field, name);
  return field;
};

describe('the panel', () => {
  it('loads the lists, sixty at a time, and offers those of one’s own alone', async () => {
    const { runtime } = openPanel();
    expect(screen.getByText('Loading')).toBeTruthy();
    await choice(/Friday nights/);
    expect(runtime.inputsOf('readWatchlists')).toEqual([{ rpp: 60 }]);
    expect(screen.queryByRole('button', { name: /Editors’ picks/ })).toBeNull();
    expect(screen.getByRole('button', { name: /My list/ })).toBeTruthy();
  });

  it('adds the title, says so, and closes itself after two seconds', async () => {
    const { runtime, onClose, user } = openPanel();
    await user.click(await choice(/Friday nights/));
    await screen.findByText(/Added to/);
    expect(runtime.inputsOf('addWatchlistContent')).toEqual([{ id: 'friday-nights', content: [{ id: '7', contentType: 'VOD_VIDEO' }] }]);
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 3000 });
  });

  it('says that a title is there already, and goes on', async () => {
    const { user } = openPanel({ addWatchlistContent: refused('addWatchlistContent', 'watchlist-item-duplicated') });
    await user.click(await choice(/Friday nights/));
    await screen.findByText('This title is on that list already.');
    expect(await choice(/New list/)).toBeTruthy();
  });

  it('says that a list is full', async () => {
    const { user } = openPanel({ addWatchlistContent: refused('addWatchlistContent', 'watchlist-full') });
    await user.click(await choice(/Friday nights/));
    await screen.findByText(/This list is full/);
  });

  it('asks for a name, and saves none that is empty', async () => {
    const { runtime, user } = openPanel();
    const field = await startList(user, '');
    expect(document.activeElement).toBe(field);
    const save = screen.getByRole('button', { name: /Create list/ });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.type(field, '   {Enter}');
    expect(runtime.inputsOf('makeWatchlist')).toEqual([]);
  });

  it('makes a list with the title on it', async () => {
    const { runtime, user } = openPanel();
    await startList(user, 'Later{Enter}');
    await screen.findByText(/Added to/);
    expect([runtime.inputsOf('makeWatchlist'), runtime.inputsOf('addWatchlistContent')]).toMatchObject([[{ name: 'Later' }], [{ id: 'wl.new' }]]);
  });

  it('says in the platform’s stead that a name is too long, and keeps what was typed', async () => {
    const { user } = openPanel({ makeWatchlist: refused('makeWatchlist', 'watchlist-name-too-long', 400) });
    const field = await startList(user, `${'n'.repeat(61)}{Enter}`);
    await screen.findByText('A name has at most 60 characters.');
    expect((field as HTMLInputElement).value).toHaveLength(61);
  });

  it('says of any other failure that it did not work', async () => {
    const { user } = openPanel({ makeWatchlist: () => Promise.reject(refusal('makeWatchlist')) });
    await startList(user, 'Later{Enter}');
    await screen.findByText('That did not work. Try again.');
  });

  it('fills the list that was made, when the title did not get on it at first', async () => {
    const { runtime, user } = openPanel({ addWatchlistContent: () => Promise.reject(refusal('addWatchlistContent')) });
    await startList(user, 'Later{Enter}');
    await screen.findByText('That did not work. Try again.');
    runtime.answers['addWatchlistContent'] = {};
    await user.click(screen.getByRole('button', { name: /Create list/ }));
    await screen.findByText(/Added to/);
    expect(runtime.inputsOf('makeWatchlist')).toHaveLength(1);
  });

  it('goes back from the name to the lists', async () => {
    const { user } = openPanel();
    await startList(user, 'Later');
    await user.click(screen.getByRole('button', { name: /Cancel/ }));
    await choice(/Friday nights/);
  });

  it('offers another try when the lists do not come', async () => {
    const { runtime, user } = openPanel({ readWatchlists: () => Promise.reject(refusal('readWatchlists', 503)) });
    await screen.findByText('Your lists could not be loaded.');
    runtime.answers['readWatchlists'] = lists;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await choice(/Friday nights/);
  });

  it('keeps what is typed in it from the card around it', async () => {
    const onKeyDown = vi.fn();
    const runtime = fakeRuntime({ viewer: member, answers: { readWatchlists: lists } });
    render(<div onKeyDown={onKeyDown}><ListPanel item={itemOf()} onClose={() => undefined} /></div>, { wrapper: runtime.Wrapper });
    const user = userEvent.setup();
    await startList(user, 'hl');
    expect(onKeyDown).not.toHaveBeenCalled();
  });
});
