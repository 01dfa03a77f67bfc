import { describe, expect, test, vi } from 'vitest';
import type { GuideQuery } from '../../../src/contracts/guide/guide-window.ts';
import { EpgGrid } from '../../../src/features/epg-grid/epg-grid.tsx';
import { fakeRuntime, silence } from '../../support/fake-runtime.tsx';
import { useLaidOutPage } from '../../support/laid-out-page.ts';
import { act, fireEvent, render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

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

const guide = async (answer: unknown = airing, now = noon) => {
  const runtime = fakeRuntime({ answers: { readGuide: answer as never }, viewer: { who: 'guest' }, now });
  const events: [string, unknown][] = [];
  render(runtime.within(<EpgGrid emit={(...[name, detail]) => events.push([name, detail]) > 0} />));
  return { runtime, events };
};
const cell = (name: RegExp) => screen.findByRole('link', { name });

useLaidOutPage();

describe('the programme guide', () => {
  test('tells how many rows there are and mounts only what shows', async () => {
    await guide();
    await cell(/Show 12 on 1,/);
    const grid = screen.getByRole('grid');
    expect(grid.getAttribute('aria-rowcount')).toBe('31');
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThanOrEqual(400);
    expect(within(grid).queryByText('Channel 30')).toBeNull();
  });

  test('what is mounted beyond the edge is fetched too, though it lies in the next window', async () => {
    await guide(airing, noon + 2 * hour);
    await cell(/Show 14 on 1,/);
    expect(await cell(/Show 18 on 1,/)).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('[data-waiting]')).toHaveLength(0));
  });

  test('a cell says what, when, where and whether it is on', async () => {
    await guide();
    expect((await cell(/Show 12 on 2,/)).getAttribute('aria-label')).toMatch(/^Show 12 on 2, .+, Channel 2, On now$/);
    expect((await cell(/Show 13 on 2,/)).getAttribute('aria-label')).not.toMatch(/On now/);
  });

  test('until the first answer what waits takes the focus, and hands it on to what airs', async () => {
    let answer: (() => void) | undefined;
    const later = new Promise<void>((resolve) => { answer = resolve; });
    await guide(async (query: GuideQuery) => {
      await later;
      return airing(query);
    });
    const grid = screen.getByRole('grid');
    expect([grid.getAttribute('aria-busy'), grid.getAttribute('aria-rowcount')]).toEqual(['true', '-1']);
    const stops = within(grid).getAllByRole('button').filter((button) => button.tabIndex === 0);
    expect(stops).toHaveLength(1);
    act(() => stops[0]?.focus());
    act(() => answer?.());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 1,/));
    expect([grid.getAttribute('aria-busy'), grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['false', '31', String(1 + 17 * 24 * 60)]);
  });

  test('one stop of the tab key; arrows move by what airs, down keeps the minute', async () => {
    await guide();
    const first = await cell(/Show 12 on 1,/);
    expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toEqual([first]);
    expect(screen.getByRole('grid').tabIndex).toBe(-1);
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 13 on 1,/));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 13 on 2,/));
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 2,/));
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

  test('a channel that is granted on sign-in leads a guest to the sign-in page, by its programme’s card', async () => {
    const { runtime } = await guide((query: GuideQuery) => {
      const answer = airing(query);
      return { ...answer, channels: answer.channels.map((channel) => ({ ...channel, accessLevel: 'GRANTED_ON_SIGN_IN' })) };
    });
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) { this.open = true; };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) { this.open = false; };
    await userEvent.click(await cell(/Show 12 on 3,.*Sign in to watch/));
    await userEvent.click(await within(await screen.findByRole('dialog', { name: 'About Show 12 on 3' }, { timeout: 5_000 })).findByRole('link', { name: 'Sign in to watch' }));
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
    await waitFor(() => expect(gap.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^No information, .+, Channel 1,/));
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.activeElement).toBe(document.body);
  });

  test('the day that is chosen is the day that shows', async () => {
    await guide();
    await cell(/Show 12 on 1,/);
    const days = () => within(screen.getByRole('group', { name: 'Days' })).getAllByRole('button').map((day) => day.getAttribute('aria-pressed'));
    expect(days()).toHaveLength(17);
    expect(days().indexOf('true')).toBe(1);
    await userEvent.click(within(screen.getByRole('group', { name: 'Days' })).getAllByRole('button')[4]!);
    fireEvent.scroll(screen.getByRole('grid'));
    await waitFor(() => expect(days().indexOf('true')).toBe(4));
    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    fireEvent.scroll(screen.getByRole('grid'));
    await waitFor(() => expect(days().indexOf('true')).toBe(1));
  });

  test('a title that would be under the channel’s name has the room beside it only', async () => {
    await guide();
    const first = await cell(/Show 11 on 1,/);
    // A quarter of an hour shows before now; what began at eleven is hidden to five to twelve, and a step more.
    const text = first.querySelector<HTMLElement>('.fl-guide__text');
    expect(text?.style.maxInlineSize || text?.getAttribute('style')).toMatch(/calc\(100% - 240px\)/);
  });

  test('only titles about the edge stick: what sticks is a layer of its own', async () => {
    await guide();
    const row = (await cell(/Show 12 on 1,/)).closest('[role="row"]')!;
    const sticking = [...row.querySelectorAll('.fl-guide__text[data-edge]')].map((text) => text.textContent?.slice(0, 7));
    expect(sticking).toEqual(['Show 11', 'Show 12']);
  });

  test('draws what is in sight, then what one may scroll to', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
    await guide();
    await cell(/Show 12 on 8,/);
    expect(screen.queryByRole('link', { name: /Show 12 on 11,/ })).toBeNull();
    await waitFor(() => {
      act(() => frames.splice(0).forEach((run) => run(0)));
      expect(screen.queryByRole('link', { name: /Show 12 on 11,/ })).not.toBeNull();
    });
  });

  test('Escape leaves the grid', async () => {
    await guide();
    const first = await cell(/Show 12 on 1,/);
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'Escape' });
    expect(document.activeElement?.textContent).toBe('Now');
  });

  test('a window that fails says so in its place, takes the focus, and a press asks again', async () => {
    let fails = true;
    await guide((query: GuideQuery) => {
      if (fails && query.from > noon) throw silence('readGuide');
      return airing(query);
    });
    const first = await cell(/Show 12 on 1,/);
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'End' });
    fireEvent.scroll(screen.getByRole('grid'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('This did not load, Try again, Channel 1'));
    fails = false;
    await userEvent.click(document.activeElement!);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 23 on 1,/));
  });

  test('a press asks again though what is beside it fails between the press and its release', async () => {
    const refused: (() => void)[] = [];
    let fails = true;
    await guide(async (query: GuideQuery) => {
      // What comes before the last window is refused while a finger is down.
      if (fails && query.from < Date.UTC(2026, 5, 25, 18) && query.from > noon) await new Promise<void>((resolve) => refused.push(resolve));
      if (fails && query.from > noon) throw silence('readGuide');
      return airing(query);
    });
    const grid = screen.getByRole('grid');
    await cell(/Show 12 on 1,/);
    grid.scrollLeft = (16 * 24 + 18.5) * 240;
    fireEvent.scroll(grid);
    const again = await screen.findByRole('button', { name: 'This did not load, Try again, Channel 3' });
    await waitFor(() => expect(refused).not.toEqual([]));
    const waiting = () => [...grid.querySelectorAll('[aria-rowindex="4"] [data-waiting]')].length;
    await waitFor(() => expect(waiting()).toBe(2));
    fireEvent.pointerDown(again);
    act(() => refused.forEach((refuse) => refuse()));
    await waitFor(() => expect(waiting()).toBe(1));
    expect(again.isConnected).toBe(true);
    fails = false;
    fireEvent.pointerUp(again);
    fireEvent.click(again);
    await cell(/^Show 23 on 3,/);
  });

  test('the focus keeps its channel and minute when the minute turns and what it was on is over', async () => {
    const { runtime } = await guide();
    const first = await cell(/Show 12 on 1,/);
    act(() => first.focus());
    vi.spyOn(runtime.context, 'now').mockReturnValue(noon + hour);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 1,/));
    expect(document.activeElement?.getAttribute('aria-label')).not.toMatch(/On now/);
  });

  test('the focused row stays mounted when it scrolls away, and never more than four hundred cells are', async () => {
    await guide();
    const grid = screen.getByRole('grid');
    const first = await cell(/Show 12 on 1,/);
    act(() => first.focus());
    grid.scrollTop = 20 * 72;
    fireEvent.scroll(grid);
    await cell(/Show 12 on 28,/);
    expect(document.activeElement).toBe(first);
    expect(first.isConnected).toBe(true);
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThanOrEqual(400);
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 2,/));
    expect(grid.scrollTop).toBe(72);
  });

  test('a guide without channels says so', async () => {
    await guide((query: GuideQuery) => ({ ...airing(query), totalChannels: 0, channels: [], paging: { moreDataAvailable: false } }));
    expect(await screen.findByText('No channels yet')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('no more cells than may be on a wall of screens', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(7680);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(4320);
    await guide();
    await screen.findAllByRole('link', { name: /on 30,/ });
    expect(document.querySelectorAll('[role="gridcell"]').length).toBeLessThanOrEqual(400);
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

  test.each([
    ['a press on the channel’s name', async () => userEvent.click(screen.getByRole('button', { name: '3 Channel 3' }))],
    ['the d key of a programme', async () => {
      const programme = screen.getByRole('link', { name: /Show 12 on 3,/ });
      act(() => programme.focus());
      fireEvent.keyDown(programme, { key: 'd' });
    }],
  ])('%s opens the channel’s day, and back the focus is in its row', async (_way, open) => {
    await guide((query: GuideQuery) => (query.channel ? { ...airing({ ...query, firstIndex: 2 }), channels: airing({ ...query, firstIndex: 2 }).channels.slice(0, 1) } : airing(query)));
    await cell(/Show 12 on 3,/);
    await open();
    const back = await screen.findByRole('button', { name: 'Back to all channels' });
    await screen.findByRole('heading', { name: 'Channel 3' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    await userEvent.click(back);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 12 on 3,/));
  });
});
