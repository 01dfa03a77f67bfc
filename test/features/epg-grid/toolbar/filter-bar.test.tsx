import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GuideQuery } from '../../../../src/contracts/guide/guide-window.ts';
import { EpgGrid } from '../../../../src/features/epg-grid/epg-grid.tsx';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { act, cleanup, fireEvent, render, screen, userEvent, waitFor, within } from '../../../support/render.tsx';

const hour = 3_600_000;
const noon = Date.UTC(2026, 5, 10, 12, 10);
const groups = [{ id: 'news', name: 'News', count: 3 }];

/** Forty channels that air one programme an hour; three of them are news, one is called as what is searched for. */
const airing = (query: GuideQuery) => {
  const { from, to, firstIndex = 0, channel, query: words, group, number } = query;
  const total = words === 'nothing' ? 0 : words ? 1 : group ? 3 : 40;
  const first = number === undefined ? firstIndex : Number(number) - 1;
  const rows = channel === undefined ? Array.from({ length: Math.max(0, Math.min(20, total - first)) }, (_, at) => first + at) : [channel].flat().map((id) => Number(id.slice(1)));
  const channels = rows.map((row) => ({
    id: `c${row}`, number: String(row + 1), name: words ?? `Channel ${row + 1}`, accessLevel: 'GRANTED', eventId: `e${row}`,
    programmes: Array.from({ length: Math.ceil((to - from) / hour) }, (_slot, slot) => ({ id: `${row}-${from + slot * hour}`, title: `Show ${new Date(from + slot * hour).getUTCHours()} on ${row + 1}`, start: from + slot * hour, end: from + (slot + 1) * hour })),
  }));
  return { from, to, totalChannels: total, firstIndex: first, channels, ...(first === 0 ? { groups } : {}), paging: { moreDataAvailable: false } };
};

const draw = (options: { width?: number; viewer?: typeof member } = {}) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(options.width ?? 1000);
  const runtime = fakeRuntime({ answers: { readGuide: airing as never }, viewer: options.viewer ?? { who: 'guest' }, now: noon });
  render(runtime.within(<EpgGrid emit={() => true} />));
  return runtime;
};
const cell = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  Element.prototype.scrollIntoView ??= () => undefined;
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the tools of the guide', () => {
  test('a search shows the channels that fit, says how many, and keeps the time', async () => {
    const runtime = draw();
    await cell(/Show 12 on 1,/);
    fireEvent.input(screen.getByRole('textbox', { name: 'Search the guide' }), { target: { value: 'kick' } });
    await screen.findByText('Channels found: 1');
    expect(runtime.inputsOf('readGuide').at(-1)).toMatchObject({ query: 'kick', queryFrom: noon });
    await cell(/Show 12 on 1,/);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2');
  });

  test('a search that fits nothing leads back to all channels', async () => {
    draw();
    await cell(/Show 12 on 1,/);
    fireEvent.input(screen.getByRole('textbox', { name: 'Search the guide' }), { target: { value: 'nothing' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all channels' }));
    await cell(/Show 12 on 1,/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search the guide' }).value).toBe('');
  });

  test('a group shows its channels; favourites first is a member’s, and kept on the device', async () => {
    const runtime = draw({ viewer: member });
    await cell(/Show 12 on 1,/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'news');
    await vi.waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4'));
    await userEvent.click(screen.getByRole('button', { name: 'Favourites first' }));
    await vi.waitFor(() => expect(runtime.inputsOf('readGuide').at(-1)).toMatchObject({ group: 'news', favouritesFirst: true }));
    expect(localStorage.getItem('footlight.guide')).toMatch(/"favouritesFirst":true/);
  });

  test('typed digits are shown and lead to the channel of that number', async () => {
    draw();
    const first = await cell(/Show 12 on 1,/);
    act(() => first.focus());
    fireEvent.keyDown(first, { key: '2' });
    fireEvent.keyDown(first, { key: '5' });
    expect(await screen.findByText('Channel 25')).toBeTruthy();
    await vi.waitFor(() => {
      fireEvent.scroll(screen.getByRole('grid'));
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 25,/);
    }, { timeout: 3000 });
    expect(screen.queryByText('Channel 25', { selector: '[role="status"]' })).toBeNull();
  });

  test('hours become longer and rows lower, and stay so on this device', async () => {
    draw();
    const place = async () => (await cell(/Show 12 on 1,/)).closest<HTMLElement>('[role="gridcell"]')?.style.inlineSize;
    expect(await place()).toBe('240px');
    await userEvent.click(screen.getByRole('button', { name: 'Show more detail' }));
    fireEvent.scroll(screen.getByRole('grid'));
    await vi.waitFor(() => expect(screen.getByRole('link', { name: /Show 12 on 1,/ }).closest<HTMLElement>('[role="gridcell"]')?.style.inlineSize).toBe('320px'));
    await userEvent.click(screen.getByRole('button', { name: 'Compact rows' }));
    expect(screen.getByRole('grid').dataset.density).toBe('compact');
    cleanup();
    draw();
    expect(await place()).toBe('320px');
  });
});

describe('without room for a grid', () => {
  test('a list says what is on now and next, and leads to a channel’s day and back', async () => {
    draw({ width: 390 });
    await cell(/^Show 12 on 1,.*On now/);
    expect(screen.queryByRole('grid')).toBeNull();
    const [first] = within(screen.getByRole('list', { name: 'Now and next' })).getAllByRole('listitem');
    expect(within(first!).getAllByRole('link').map((link) => link.getAttribute('aria-label')?.slice(0, 12))).toEqual(['Show 12 on 1', 'Show 13 on 1']);
    expect([first!.getAttribute('aria-posinset'), first!.getAttribute('aria-setsize')]).toEqual(['1', '40']);
    await userEvent.click(screen.getByRole('button', { name: 'Channel 2, the whole day' }));
    const day = await screen.findByRole('list', { name: 'Channel 2' });
    expect(within(day).getAllByRole('listitem')).toHaveLength(24);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Back to all channels');
    await userEvent.click(screen.getByRole('button', { name: 'Back to all channels' }));
    await cell(/^Show 12 on 1,/);
  });

  test('whoever prefers the list gets it everywhere', async () => {
    draw();
    await cell(/Show 12 on 1,/);
    await userEvent.click(screen.getByRole('button', { name: 'Now and next' }));
    await screen.findByRole('list', { name: 'Now and next' });
    cleanup();
    draw();
    await screen.findByRole('list', { name: 'Now and next' });
  });
});

test('come back to, a channel’s day stands where it was left: its day, and the focus; out of it one is back in the list, at its channel', async () => {
  const runtime = draw({ width: 390 });
  await userEvent.click(await screen.findByRole('button', { name: 'Channel 2, the whole day' }));
  await screen.findByRole('list', { name: 'Channel 2' });
  const days = () => within(screen.getByRole('group', { name: 'Days' })).getAllByRole('button');
  const chosen = () => days().findIndex((day) => day.getAttribute('aria-pressed') === 'true');
  await userEvent.click(days()[3]!);
  act(() => (document.activeElement as HTMLElement).blur());
  const evening = await cell(/^Show 20 on 2,/);
  act(() => evening.focus());
  cleanup();
  render(runtime.within(<EpgGrid emit={() => true} />));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 20 on 2,/));
  expect(chosen()).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Back to all channels' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Channel 2, the whole day'));
  cleanup();
  render(runtime.within(<EpgGrid emit={() => true} />));
  await screen.findByRole('list', { name: 'Now and next' });
});

test('out of a channel’s day the grid is at the time that it was at, and the focus in sight', async () => {
  draw();
  await cell(/Show 12 on 2,/);
  const grid = screen.getByRole('grid');
  grid.scrollLeft += 8 * 240;
  fireEvent.scroll(grid);
  await cell(/Show 20 on 2,/);
  await userEvent.click(screen.getByRole('button', { name: '2 Channel 2' }));
  await screen.findByRole('list', { name: 'Channel 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Back to all channels' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show (19|20) on 2,/));
});

test('come back to, the guide stands where it was left and gives the focus back', async () => {
  const runtime = draw();
  const first = await cell(/Show 12 on 1,/);
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 2,/));
  cleanup();
  render(runtime.within(<EpgGrid emit={() => true} />));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 2,/));
});
