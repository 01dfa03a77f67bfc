import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GuideQuery } from '../../../../src/contracts/guide/guide-window.ts';
import { GuideButton, GuidePanel } from '../../../../src/features/player/mini-guide/guide-button.tsx';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { createPlayerScreen } from '../../../../src/features/player/player-screen.ts';
import { useSignal } from '../../../../src/binding/use-signal.ts';
import { fakeRuntime, refusalWith, silence } from '../../../support/fake-runtime.tsx';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { fireEvent, render, screen, userEvent, waitFor, within } from '../../../support/render.tsx';
import { filmAnswer, openHouse, streamAnswer } from '../../../support/titles.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 5, 10, 12, 15);
const total = 5;

/** Five channels that air a programme an hour, on the hour; the second is for members. */
const airing = ({ from, to, firstIndex = 0, channel }: GuideQuery) => {
  const rows = channel === undefined ? Array.from({ length: total }, (_, row) => row).slice(firstIndex) : [Number(String(channel).slice(1))];
  const channels = rows.map((row) => ({
    id: `c${row}`, number: row + 1, name: `Channel ${row + 1}`, accessLevel: row === 1 ? 'GRANTED_ON_SIGN_IN' : 'GRANTED', eventId: `e${row}`,
    programmes: Array.from({ length: Math.ceil((to - from) / hour) + 1 }, (_slot, slot) => {
      const start = Math.floor(from / hour) * hour + slot * hour;
      return { id: `${row}-${start}`, title: `Show ${new Date(start).getUTCHours()} on ${row + 1}`, start, end: start + hour };
    }),
  }));
  return { from, to, totalChannels: total, firstIndex: rows[0] ?? 0, channels, paging: { moreDataAvailable: false } };
};

/** The button of a player that shows one of these channels, and what it opens. */
async function stage({ answer = airing as unknown, channel = 'e2', locale = 'en' } = {}) {
  const item = ofNewerPlatform({ ...filmAnswer(), programmingInfo: { currentProgramme: { id: 'p', title: 'Now', start: now - hour, end: now + hour } } });
  const { player, media } = playerStage({ now, answers: { ...openHouse(), readLivePlayback: item, readPlayerUrls: streamAnswer('live', { live: true }) as never } });
  await player.open({ kind: 'live', id: channel });
  const runtime = fakeRuntime({ answers: { readGuide: answer as never }, now, locale, viewer: { who: 'guest' } });
  const shared = createPlayerScreen();
  const led: unknown[] = [];
  const holds: boolean[] = [];
  function Both() {
    const box = document.body;
    const props = { player, emit: () => true, onMenu: (open: boolean) => holds.push(open), lead: (title: unknown) => led.push(title), video: media.video, box, screen: shared, parts: () => null, given: {} } as unknown as LatePartProps;
    return <div><GuideButton {...props} />{useSignal(shared.panel) === 'mini-guide' && <GuidePanel {...props} />}</div>;
  }
  render(runtime.within(<Both />));
  const button = screen.getByRole('button', { name: 'Mini guide' });
  return { led, holds, shared, runtime, button, open: () => userEvent.click(button) };
}

const opened = async (options?: Parameters<typeof stage>[0]) => {
  const all = await stage(options);
  await all.open();
  await screen.findAllByRole('option');
  return all;
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });

afterEach(() => {
  disposePlayers();
  vi.restoreAllMocks();
});

describe('the mini guide', () => {
  test('opens at the channel that plays, among its neighbours, with what each shows now and next', async () => {
    const { holds } = await opened();
    const dialog = screen.getByRole('dialog', { name: 'Mini guide' });
    expect(within(dialog).getAllByRole('option', { selected: true })).toHaveLength(1);
    await waitFor(() => expect(focused()).toMatch(/^3, Channel 3, On now, Show 12 on 3, .+, Next: Show 13 on 3$/));
    expect([document.activeElement?.getAttribute('aria-posinset'), document.activeElement?.getAttribute('aria-setsize')]).toEqual(['3', '5']);
    expect(holds).toEqual([true]);
  });

  test('up and down go through the channels and stop at the last; a locked one says why', async () => {
    await opened();
    key('ArrowUp');
    await waitFor(() => expect(focused()).toMatch(/^2, Channel 2, Sign in to watch, On now/));
    for (let step = 0; step < 5; step += 1) key('ArrowDown');
    await waitFor(() => expect(focused()).toMatch(/^5, Channel 5,/));
  });

  test('right and left go through time, never before now, and say where one is', async () => {
    const { shared } = await opened();
    key('ArrowRight');
    await waitFor(() => expect(focused()).toMatch(/^3, Channel 3, Show 13 on 3,/));
    expect(shared.said.value?.words).toMatch(/^Show 13 on 3, /);
    key('ArrowDown');
    await waitFor(() => expect(focused()).toMatch(/^4, Channel 4, Show 13 on 4,/));
    key('ArrowLeft');
    key('ArrowLeft');
    await waitFor(() => expect(focused()).toMatch(/^4, Channel 4, On now, Show 12 on 4,/));
  });

  test('from right to left later is on the left', async () => {
    await opened({ locale: 'ar' });
    key('ArrowLeft');
    await waitFor(() => expect(focused()).toMatch(/Show 13 on 3,/));
  });

  test('Enter changes the channel and gives the focus back', async () => {
    const { led, button, holds } = await opened();
    key('ArrowDown');
    await waitFor(() => expect(focused()).toMatch(/^4,/));
    key('Enter');
    expect(led).toEqual([{ kind: 'live', id: 'e3' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(holds).toEqual([true, false]);
  });

  test('a press on a channel changes to it; on the one that plays it closes', async () => {
    const { led, open } = await opened();
    await userEvent.click(screen.getByRole('option', { name: /^4,/ }));
    expect(led).toEqual([{ kind: 'live', id: 'e3' }]);
    await open();
    await userEvent.click(await screen.findByRole('option', { name: /^3,/ }));
    expect(led).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['Escape', 'g'])('%s closes it and gives the focus back', async (name) => {
    const { button } = await opened();
    key(name);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  test('buttons do what the keys do, for fingers', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Next channel' }));
    await waitFor(() => expect(screen.getByRole('option', { name: /^4,/ }).tabIndex).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await screen.findByRole('option', { name: /^4, Channel 4, Show 13/ });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    await screen.findByRole('option', { name: /^4, Channel 4, On now/ });
    expect(screen.getByRole('button', { name: 'Earlier' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('a channel that the guide does not know begins at the first', async () => {
    await opened({ channel: 'x', answer: async (query: GuideQuery) => {
      if (query.channel) throw refusalWith('readGuide', 404, { code: 'channel-not-found' });
      return airing(query);
    } });
    await waitFor(() => expect(focused()).toMatch(/^1, Channel 1,/));
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  test('a guide without channels says so', async () => {
    const { open } = await stage({ answer: (query: GuideQuery) => ({ ...airing(query), totalChannels: 0, channels: [] }) });
    await open();
    await screen.findByText('No channels yet');
  });

  test('a failure is said, and asked again', async () => {
    let fails = true;
    const { open } = await stage({ answer: async (query: GuideQuery) => {
      if (fails) throw silence('readGuide');
      return airing(query);
    } });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await userEvent.click(again);
    await screen.findAllByRole('option');
  });
});
