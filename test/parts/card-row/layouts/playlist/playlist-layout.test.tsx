import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardRow } from '../../../../../src/parts/card-row/card-row.tsx';
import type { Viewer } from '../../../../../src/contracts/identity/viewer.ts';
import { guest, member } from '../../../../support/fake-context.ts';
import { testSettings } from '../../../../support/test-settings.ts';
import { fakeRuntime } from '../../../../support/fake-runtime.tsx';
import { itemOf, itemsOf } from '../../../../support/items.ts';
import { ofNewerPlatform } from '../../../../support/recorded-answers/given-answers.ts';
import { act, cleanup, fireEvent, render, screen, userEvent, within, waitFor } from '../../../../support/render.tsx';

const lists = [itemOf({ id: '4001', type: 'PLAYLIST', title: 'Short and bright', playlistId: '4001' }), itemOf({ id: '4002', type: 'PLAYLIST', title: 'First films', playlistId: '4002' }), itemOf({ id: '9', title: 'A film' })];
const bucket = { bucketId: 'b', name: 'Playlists', type: 'VOD_PLAYLIST', contentList: lists, paging: { moreDataAvailable: false } };
const page = (first: number, more: boolean) => ({ id: '4001', title: 'Short and bright', vodCount: 4, about: lists[0], upNext: itemOf({ id: '1', title: 'Film 1' }), vods: itemsOf(2, first), paging: { moreDataAvailable: more, lastSeen: String(first + 1) } });

async function drawRow(viewer: Viewer = member, flags: Partial<typeof testSettings.flags> = {}) {
  const readPlaylist = ofNewerPlatform(({ lastSeen }: { lastSeen?: string }) => (lastSeen ? page(3, false) : page(1, true)));
  const runtime = fakeRuntime({ answers: { readBucket: ofNewerPlatform(bucket), readPlaylist }, viewer, settings: { flags: { ...testSettings.flags, socialSharing: true, ...flags } } });
  render(<CardRow bucketId="b" emit={() => true} />, { wrapper: runtime.Wrapper });
  const card = await screen.findByRole('link', { name: /^Short and bright/ });
  await act(async () => undefined);
  return { runtime, card, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const panel = () => screen.queryByRole('group', { name: 'Short and bright' });
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const over = (target: Element, pointerType = 'mouse') => fireEvent(target, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { innerWidth: 1024 });
});

it('opens under a mouse that rests, and takes 300 ms to close after it has gone to another card', async () => {
  const { card } = await drawRow();
  over(card);
  await wait(200);
  expect(panel()).toBeNull();
  await wait(200);
  expect(panel()).not.toBeNull();
  expect(screen.getByText('Short and bright is open. Escape closes it.')).toBeTruthy();
  over(screen.getByRole('link', { name: /^A film/ }));
  await wait(200);
  expect(document.querySelector('.fl-playlist--closing')).not.toBeNull();
  over(card);
  await wait(400);
  expect(document.querySelector('.fl-playlist--closing')).toBeNull();
  expect(panel()).not.toBeNull();
  over(screen.getByRole('link', { name: /^A film/ }));
  await wait(400);
  expect(document.querySelector('.fl-playlist')).toBeNull();
});

it('opens by a click, which goes to the page where the screen is small or a key is held', async () => {
  const { runtime, card } = await drawRow();
  fireEvent.click(card, { detail: 1 });
  expect(panel()).not.toBeNull();
  expect(runtime.visited).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: /^A film/ }), { detail: 1 });
  fireEvent.click(card, { detail: 1, ctrlKey: true });
  expect(runtime.visited.map(({ name }) => name)).toEqual(['vod']);
  Object.assign(globalThis, { innerWidth: 500 });
  fireEvent.click(card, { detail: 1 });
  expect(runtime.visited.map(({ name }) => name)).toEqual(['vod', 'playlist']);
});

it.each([['no detail', { detail: 0 }], ['one of nothing that points, as Firefox says it', { detail: 1, pointerType: '' }]])('goes to the page by a key, whose click has %s', async (_, click) => {
  const { runtime, card } = await drawRow();
  fireEvent(card, new PointerEvent('click', { bubbles: true, cancelable: true, ...click }));
  expect(runtime.visited.map(({ name }) => name)).toEqual(['playlist']);
  expect(document.querySelector('.fl-playlist')).toBeNull();
});

it('stays open under a press on the card that opened it', async () => {
  const { card } = await drawRow();
  fireEvent.click(card, { detail: 1 });
  for (const type of ['pointerdown', 'pointerup']) fireEvent(card, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }));
  fireEvent.click(card, { detail: 1 });
  expect(panel()).not.toBeNull();
  fireEvent(document.body, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'mouse' }));
  await wait(400);
  expect(panel()).toBeNull();
});

it('closes at once where nothing may move', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { card } = await drawRow();
  fireEvent.click(card, { detail: 1 });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await wait(1);
  expect(panel()).toBeNull();
  vi.unstubAllGlobals();
});

it('a guest may share it and keep nothing; its titles are numbered', async () => {
  const { card } = await drawRow(guest);
  fireEvent.click(card, { detail: 1 });
  const box = within(panel()!);
  await box.findByRole('link', { name: /^Film 2/ });
  expect(box.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(box.queryByRole('button', { name: 'My list' })).toBeNull();
  await waitFor(() => expect([...panel()!.querySelectorAll('.fl-card__position')].map((node) => node.textContent)).toEqual(['1', '2']));
});

it('offers to play, to see all, to keep it, and its titles page by page', async () => {
  const { card, runtime } = await drawRow();
  over(card);
  await wait(900);
  const box = within(panel()!);
  await box.findByRole('link', { name: /^Film 2/ });
  expect(box.getByRole('link', { name: 'Watch now' }).getAttribute('href')).toMatch(/^\/video\/1\/.*\?playlistId=4001$/);
  expect(box.getByRole('link', { name: 'View all' }).getAttribute('href')).toContain('/playlist/4001/');
  expect(box.getByRole('button', { name: 'My list' })).toBeTruthy();
  expect(box.getByRole('button', { name: 'Add to list' })).toBeTruthy();
  expect(box.getByRole('link', { name: /^Film 2/ }).getAttribute('href')).toContain('playlistId=4001');
  fireEvent.click(box.getByRole('button', { name: 'Next' }));
  await box.findByRole('link', { name: /^Film 4/ });
  expect(runtime.inputsOf('readPlaylist')).toHaveLength(2);
  fireEvent.click(box.getByRole('button', { name: 'Close' }));
  await wait(400);
  expect(panel()).toBeNull();
});

it('has the heart alone in my-list mode, and no lists where there are none', async () => {
  for (const flags of [{ myListMode: true }, { watchlists: false, favouriteVods: true }]) {
    const { card } = await drawRow(member, flags);
    fireEvent.click(card, { detail: 1 });
    const box = within(panel()!);
    expect(await box.findAllByRole('button', { name: 'My list' })).toHaveLength(1);
    expect(box.queryByRole('button', { name: 'Add to list' })).toBeNull();
    cleanup();
  }
});

it('opens by the down key, takes the focus, and gives it back on Escape', async () => {
  const { card, user } = await drawRow();
  act(() => card.focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(panel());
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(card);
  await wait(400);
  expect(panel()).toBeNull();
});

it('stays open by a key although the mouse has just gone', async () => {
  const { card } = await drawRow();
  const film = screen.getByRole('link', { name: /^A film/ });
  act(() => card.focus());
  over(film);
  fireEvent.keyDown(card, { key: 'ArrowDown' });
  await wait(400);
  expect(document.activeElement?.getAttribute('part')).toBe('playlist');
});

it('opens under a held finger', async () => {
  const { card } = await drawRow();
  fireEvent(card, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
  await wait(600);
  expect(panel()).not.toBeNull();
});

it('never opens on a small screen, and closes when the screen becomes one', async () => {
  const { card } = await drawRow();
  over(card);
  await wait(900);
  Object.assign(globalThis, { innerWidth: 500 });
  act(() => void dispatchEvent(new Event('resize')));
  expect(panel()).toBeNull();
  over(card);
  await wait(900);
  expect(panel()).toBeNull();
});

it('a title among playlists opens nothing', async () => {
  await drawRow();
  over(screen.getByRole('link', { name: /^A film/ }));
  await wait(900);
  expect(document.querySelector('.fl-playlist')).toBeNull();
});
