import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GuideQuery } from '../../../src/contracts/guide/guide-window.ts';
import { EpgGrid } from '../../../src/features/epg-grid/epg-grid.tsx';
import { fakeRuntime, silence } from '../../support/fake-runtime.tsx';
import { act, fireEvent, render, screen, userEvent, within } from '../../support/render.tsx';

const hour = 3_600_000;
const noon = Date.UTC(2026, 5, 10, 12, 10);
const total = 30;

/** Thirty channels that air one programme an hour, on the hour. */
const airing = ({ from, to, firstIndex = 0 }: GuideQuery) => {
  const channels = Array.from({ length: Math.min(20, total - firstIndex) }, (_, at) => {
    const row = firstIndex + at;
    const programmes = Array.from({ length: (to - from) / hour }, (_slot, slot) => {
      const start = from + slot * hour;
      return { id: `${row}-${start}`, title: `Show ${new Date(start).getUTCHours()} on ${row + 1}`, start, end: start + hour };
    });
    return { id: `c${row}`, number: row + 1, name: `Channel ${row + 1}`, accessLevel: 'GRANTED', eventId: `e${row}`, programmes };
  });
  return { from, to, totalChannels: total, firstIndex, channels, paging: { moreDataAvailable: true, lastSeen: String(firstIndex + channels.length - 1) } };
};

const guide = async (answer: unknown = airing) => {
  const runtime = fakeRuntime({ answers: { readGuide: answer as never }, viewer: { who: 'guest' }, now: noon });
  const events: [string, unknown][] = [];
  render(runtime.within(<EpgGrid emit={(name, detail) => events.push([name, detail]) > 0} />));
  return { runtime, events };
};
const cell = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  Element.prototype.scrollIntoView ??= () => undefined;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the programme guide', () => {
  test('tells how many rows there are and mounts only what shows', async () => {
    await guide();
    await cell(/Show 12 on 1,/);
    const grid = screen.getByRole('grid');
    expect(grid.getAttribute('aria-rowcount')).toBe('31');
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThanOrEqual(400);
    expect(within(grid).queryByText('Channel 30')).toBeNull();
  });

  test('a cell says what, when, where and whether it is on', async () => {
    await guide();
    expect((await cell(/Show 12 on 2,/)).getAttribute('aria-label')).toMatch(/^Show 12 on 2, .+, Channel 2, On now$/);
    expect((await cell(/Show 13 on 2,/)).getAttribute('aria-label')).not.toMatch(/On now/);
  });

  test('what scrolls can be reached by keyboard before it has a cell', async () => {
    await guide(() => new Promise(() => undefined));
    expect([screen.getByRole('grid').tabIndex, screen.queryAllByRole('gridcell')]).toEqual([0, []]);
  });

  test('one stop of the tab key; arrows move by what airs, down keeps the minute', async () => {
    await guide();
    const first = await cell(/Show 12 on 1,/);
    expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toEqual([first]);
    expect(screen.getByRole('grid').tabIndex).toBe(-1);
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 13 on 1,/));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 13 on 2,/));
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 2,/));
  });

  test('a click offers the programme to the page, then leads to its channel', async () => {
    const { runtime, events } = await guide();
    await userEvent.click(await cell(/Show 12 on 3,/));
    expect(events).toContainEqual(['programme-select', expect.objectContaining({ content: 'live:e2', channelId: 'c2' })]);
    expect(runtime.visited).toEqual([{ name: 'live', params: { eventId: 'e2', eventTitle: 'channel-3' } }]);
  });

  test('a modified click stays the browser’s', async () => {
    const { runtime, events } = await guide();
    for (const key of ['ctrlKey', 'altKey']) fireEvent.click(await cell(/Show 12 on 3,/), { [key]: true });
    expect(events).toEqual([]);
    expect(runtime.visited).toEqual([]);
  });

  test('a channel that is granted on sign-in leads a guest to the sign-in page', async () => {
    const { runtime } = await guide((query: GuideQuery) => {
      const answer = airing(query);
      return { ...answer, channels: answer.channels.map((channel) => ({ ...channel, accessLevel: 'GRANTED_ON_SIGN_IN' })) };
    });
    await userEvent.click(await cell(/Show 12 on 3,/));
    expect(runtime.visited).toMatchObject([{ name: 'login', query: { from: '/live/e2/channel-3' }, state: { accessGrantedOnSignIn: true } }]);
  });

  test('the focus stays in its place when a window that arrives replaces the cell', async () => {
    let arrive: (() => void) | undefined;
    const earlier = new Promise<void>((resolve) => { arrive = resolve; });
    const silent = (query: GuideQuery) => {
      const answer = airing(query);
      return { ...answer, channels: answer.channels.map((channel, at) => (at === 0 ? { ...channel, programmes: [] } : channel)) };
    };
    await guide(async (query: GuideQuery) => {
      if (query.from < noon - hour) await earlier;
      return silent(query);
    });
    const gap = await cell(/^No information, .+, Channel 1,/);
    act(() => gap.focus());
    act(() => arrive?.());
    await vi.waitFor(() => expect(gap.isConnected).toBe(false));
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^No information, .+, Channel 1,/));
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.activeElement).toBe(document.body);
  });

  test('the day that is chosen is the day that shows', async () => {
    await guide();
    await cell(/Show 12 on 1,/);
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
    const [, today, next] = [...day.options].map(({ value }) => value);
    expect(day.value).toBe(today);
    await userEvent.selectOptions(day, next ?? '');
    fireEvent.scroll(screen.getByRole('grid'));
    await vi.waitFor(() => expect(day.value).toBe(next));
    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    fireEvent.scroll(screen.getByRole('grid'));
    await vi.waitFor(() => expect(day.value).toBe(today));
  });

  test('a title that would be under the channel’s name has the room beside it only', async () => {
    await guide();
    const first = await cell(/Show 11 on 1,/);
    // A quarter of an hour shows before now; ten past eleven to five to twelve is out of sight.
    const text = first.querySelector<HTMLElement>('.fl-guide__text');
    expect(text?.style.maxInlineSize || text?.getAttribute('style')).toMatch(/calc\(100% - 220px\)/);
  });

  test('a platform out of reach is named, and another try helps', async () => {
    let down = true;
    await guide((query: GuideQuery) => {
      if (down) throw silence('readGuide');
      return airing(query);
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await userEvent.click(again);
    await cell(/Show 12 on 1,/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
