import { beforeAll, describe, expect, it, vi } from 'vitest';
import { OneList } from '../../../../src/features/my-list/one/one-list.tsx';
import { guest, member, type Answers } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { modelPlatform } from '../../../store/lists/model-platform.ts';
import { fakeDialogs } from '../../../support/fake-dialogs.ts';
import { act, render, screen, userEvent, waitFor } from '../../../support/render.tsx';

beforeAll(fakeDialogs);

const shared = recorded('readWatchlistContent', 'guest: a shared list');

function drawOne(ids: string[], answers: Answers = {}, viewer = member) {
  const platform = modelPlatform(ids);
  const emit = vi.fn(() => true);
  const runtime = fakeRuntime({ viewer, answers: { ...platform.answers, deleteWatchlist: () => void (platform.state.deleted = true), restoreWatchlist: () => void (platform.state.deleted = false), renameWatchlist: {}, ...answers } });
  render(<OneList id="wl.1" emit={emit} heading="h1" />, { wrapper: runtime.Wrapper });
  return { runtime, platform, emit, user: userEvent.setup() };
}
const titles = () => screen.getAllByRole('link', { name: /^Film \d/ }).map((link) => /^Film \d+/.exec(link.getAttribute('aria-label') ?? '')?.[0]);

describe('one list', () => {
  it('passes itself on by the links of its titles', async () => {
    drawOne(['1', '2']);
    expect((await screen.findByRole('link', { name: /^Film 1,/ })).getAttribute('href')).toBe('/video/1/film-1?watchlistId=wl.1&owner=viewer');
  });

  it('is shared as titles are: by a sheet where the browser has no dialog, with a link that names nobody', async () => {
    const user = userEvent.setup();
    const list = recorded('readWatchlistContent', 'resume: a list of one’s own');
    const runtime = fakeRuntime({ viewer: member, answers: { readWatchlistContent: list } });
    render(<OneList id="friday-nights" emit={() => true} heading="h1" />, { wrapper: runtime.Wrapper });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const link = await screen.findByRole('textbox', { name: 'Link' });
    expect((link as HTMLInputElement).value).toMatch(/^https?:\/\/[^/]+\/watchlists\/[\w.-]+$/);
    expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toMatch(/^mailto:/);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    expect(await navigator.clipboard.readText()).toBe((link as HTMLInputElement).value);
  });

  it('moves a title by the keys of its handle, says where it is, and keeps the focus on it', async () => {
    const { user, platform } = drawOne(['1', '2', '3']);
    await user.click(await screen.findByRole('button', { name: 'Arrange' }));
    screen.getByRole('button', { name: /^Move .Film 1.$/ }).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(titles()).toEqual(['Film 2', 'Film 1', 'Film 3']));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move .Film 1.$/);
    expect(screen.getByText(/Film 1.: place 2 of 3/)).toBeTruthy();
    await user.keyboard('{End}');
    await waitFor(() => expect(platform.ids()).toEqual(['2', '3', '1']));
  });

  it('moves a title by buttons, to its ends and no further', async () => {
    const { user, platform } = drawOne(['1', '2']);
    await user.click(await screen.findByRole('button', { name: 'Arrange' }));
    await user.click(screen.getByRole('button', { name: /^Move .Film 2. forward$/ }));
    await waitFor(() => expect(platform.ids()).toEqual(['2', '1']));
    expect(screen.getByRole('button', { name: /^Move .Film 2. forward$/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('lets a title go, and puts it back where it was', async () => {
    const { user, platform, emit } = drawOne(['1', '2', '3']);
    await user.click(await screen.findByRole('button', { name: /^Remove .Film 2. from this list$/ }));
    await waitFor(() => expect(platform.ids()).toEqual(['1', '3']));
    expect(emit).toHaveBeenCalledWith('list-changed', { id: 'wl.1', item: '2', change: 'removed' });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(platform.ids()).toEqual(['1', '2', '3']));
    expect(titles()).toEqual(['Film 1', 'Film 2', 'Film 3']);
  });

  it('is renamed', async () => {
    const { user, runtime } = drawOne(['1']);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const field = screen.getByRole('textbox') as HTMLInputElement;
    expect(field.value).toBe('Later');
    await user.clear(field);
    await user.type(field, 'Sooner{Enter}');
    await waitFor(() => expect(runtime.inputsOf('renameWatchlist')).toEqual([{ id: 'wl.1', name: 'Sooner' }]));
    await screen.findByRole('heading', { name: 'Later' });
  });

  it('is deleted, and brought back', async () => {
    const { user } = drawOne(['1']);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(/Later. was deleted\./);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: /^Film 1,/ });
  });

  it('that is deleted elsewhere says so while it is open', async () => {
    const { runtime, platform } = drawOne(['1']);
    await screen.findByRole('link', { name: /^Film 1,/ });
    platform.state.deleted = true;
    act(() => runtime.tell({ subject: 'lists', ids: [] }));
    await screen.findByText('This list is not there any more');
  });

  it('says what went wrong with a change, and shows the list as it was', async () => {
    const { user, platform } = drawOne(['1', '2']);
    const remove = await screen.findByRole('button', { name: /^Remove .Film 2./ });
    platform.state.broken = true;
    await user.click(remove);
    await screen.findByText('That could not be saved. The list is as it was.');
  });

  it('that is empty says where to begin', async () => {
    drawOne([]);
    await screen.findByText('This list is empty');
  });
});

describe('a list of somebody else', () => {
  it('is read only, names its owner, and can be kept', async () => {
    const runtime = fakeRuntime({ viewer: member, answers: { readWatchlistContent: shared, saveWatchlist: {} } });
    render(<OneList id="staff-picks" emit={vi.fn(() => true)} heading="h1" />, { wrapper: runtime.Wrapper });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Save to your lists' }));
    expect(runtime.inputsOf('saveWatchlist')).toEqual([{ id: 'staff-picks', owner: shared.ownerExternalId }]);
    expect(screen.getByText(/A list by/).textContent).toContain('Arena');
    for (const name of [/Arrange/, /Rename/, /Delete/, /^Remove/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is open to guests, who sign in to keep it', async () => {
    const runtime = fakeRuntime({ viewer: guest, answers: { readWatchlistContent: shared } });
    render(<OneList id="staff-picks" emit={vi.fn(() => true)} heading="h1" />, { wrapper: runtime.Wrapper });
    expect((await screen.findByRole('link', { name: 'Save to your lists' })).getAttribute('href')).toContain('/login?from=');
  });
});
