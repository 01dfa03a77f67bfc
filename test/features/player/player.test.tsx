import { signal } from '@preact/signals-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fallbackText } from '../../../src/rules/realm/fallback-texts.ts';
import type { TitleContent } from '../../../src/store/playback/player-state.ts';
import { guest, member, refusal } from '../../support/fake-context.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { act, fireEvent, screen, userEvent, waitFor } from '../../support/render.tsx';
import { playingPlayer as playing, showPlayer as show } from '../../support/shown-player.tsx';
import { openHouse } from '../../support/titles.ts';

const group = () => screen.getByRole('group');
afterEach(() => vi.useRealTimers());

test('a film stands ready under its name, and a press plays it', async () => {
  const { states, names } = await playing();
  screen.getByRole('group', { name: 'Video player: The Paper Moon' });
  expect(states.has('playing')).toBe(true);
  expect(names()).toEqual(expect.arrayContaining(['statechange', 'ready', 'loadedmetadata', 'play', 'playing']));
});

test('the timeline says in words where the film stands, and moves by keys', async () => {
  const { api } = await playing();
  const timeline = screen.getByRole('slider', { name: 'Position' });
  timeline.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await waitFor(() => expect(api()?.video.currentTime).toBe(20));
  await waitFor(() => expect(timeline.getAttribute('aria-valuetext')).toBe('20 seconds of 1 minute'));
  await userEvent.keyboard('{PageUp}');
  await waitFor(() => expect(api()?.video.currentTime).toBe(60));
  expect(timeline.dir).toBe('ltr');
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(timeline.getAttribute('aria-valuenow')).toBe('0'));
});

test('volume is a slider, and moving it brings the sound back', async () => {
  const { api } = await playing();
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(api()?.video.muted).toBe(true);
  fireEvent.input(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '40' } });
  await waitFor(() => expect(api()?.video.volume).toBe(0.4));
  expect(api()?.video.muted).toBe(false);
});

test('a guest before sign-in-only content: the page hears of it, the button asks, and signing in plays', async () => {
  const { told, runtime } = show({ viewer: guest, answers: openHouse({ accessLevel: 'GRANTED_ON_SIGN_IN' }) });
  const button = await screen.findByRole('button', { name: 'Sign in' });
  const asks = () => told.filter(({ name }) => name === 'sign-in-required');
  expect(asks()).toEqual([{ name: 'sign-in-required', cancelable: false, detail: { id: '1001', kind: 'vod', need: 'sign-in', asked: false } }]);
  await userEvent.click(button);
  expect(asks()[1]).toMatchObject({ cancelable: true, detail: { asked: true } });
  Object.assign(runtime.answers, openHouse());
  act(() => { runtime.viewer.value = member; });
  await screen.findByRole('button', { name: 'Pause' });
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

test('a member without licence: the request names the need and no licence, and buying one plays', async () => {
  const { told, runtime } = show({ answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'See plans' }));
  expect(told.at(-1)).toMatchObject({ name: 'access-required', cancelable: true, detail: { id: '1001', kind: 'vod', need: 'licence', asked: true } });
  Object.assign(runtime.answers, openHouse());
  act(() => runtime.tell({ subject: 'entitlements', ids: ['gold'] }));
  await screen.findByRole('button', { name: 'Pause' });
});

test('a member whose session ended elsewhere is asked to sign in again, not to buy, and then watches', async () => {
  const { told, runtime } = show({ viewer: { who: 'guest', sessionEnded: true } as never, answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'] }) });
  await screen.findByText(fallbackText('signInAgainToWatch'));
  expect(screen.queryByRole('button', { name: 'See plans' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(told.at(-1)).toMatchObject({ name: 'sign-in-required', cancelable: true, detail: { need: 'sign-in', asked: true } });
  Object.assign(runtime.answers, openHouse());
  act(() => { runtime.viewer.value = member; });
  await screen.findByRole('button', { name: 'Pause' });
});

test('a child profile is told to ask an adult, and nothing can be bought', async () => {
  show({ viewer: { who: 'member', profileType: 'child' } as never, answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'] }) });
  await screen.findByText(fallbackText('kidPurchasePermissionDenied'));
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Go back']);
});

test('a failure has words, says when it tries again by itself, and can be tried at once; its code stands in the details alone', async () => {
  const { told, states, runtime, view } = show({ answers: {} });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(fallbackText('platformUnreachable'));
  expect(view.container.querySelector('[part=countdown]')?.textContent).toMatch(/^Trying again in [1-5] s$/);
  const details = view.container.querySelector('details');
  expect([details?.open, details?.textContent]).toEqual([false, 'DetailsCode: unreachable']);
  expect(told.find(({ name }) => name === 'error')?.detail).toMatchObject({ code: 'unreachable', retryable: true });
  expect(states.has('error')).toBe(true);
  Object.assign(runtime.answers, openHouse());
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await screen.findAllByRole('button', { name: 'Play' });
  expect(states.has('error')).toBe(false);
});

test('an offline viewer reads that playback continues when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ answers: {} });
  expect((await screen.findByRole('alert')).textContent).toBe(fallbackText('youAreOffline'));
  online.mockReturnValue(true);
  act(() => { window.dispatchEvent(new Event('online')); });
  expect(screen.getByRole('alert').textContent).not.toBe(fallbackText('youAreOffline'));
  online.mockRestore();
});

test('a film that the platform does not know is not called an event', async () => {
  show({ answers: { readVodPlayback: () => { throw refusal('readVodPlayback', 404); } } });
  expect((await screen.findByRole('alert')).textContent).toBe(fallbackText('videoNotFound'));
  expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
});

describe('an event that is over', () => {
  const ended = (facts: object = {}) => show({
    props: { content: signal({ kind: 'live', id: '2009' }) },
    answers: { ...openHouse({ title: 'The recording' }), readLivePlayback: { ...recorded('readLivePlayback', 'guest: an event that is over'), title: 'Old Quay v Southmere', replacementVodId: '2109', ...facts } },
  });

  test('is named, and its recording plays in its place', async () => {
    const { playback } = ended();
    expect((await screen.findByRole('alert')).textContent).toBe(fallbackText('thisEventHasEnded'));
    screen.getByText('Old Quay v Southmere');
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Watch the recording' }));
    await screen.findByRole('button', { name: 'Pause' });
    expect(playback.engines).toHaveLength(1);
    screen.getByRole('group', { name: 'Video player: The recording' });
  });

  test('whose page leads elsewhere is left to its page', async () => {
    const onTitle = vi.fn();
    show({ props: { content: signal({ kind: 'live', id: '2009' }), onTitle }, answers: { readLivePlayback: { ...recorded('readLivePlayback', 'guest: an event that is over'), replacementVodId: '2109' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Watch the recording' }));
    expect(onTitle).toHaveBeenCalledWith({ kind: 'vod', id: '2109' });
  });

  test('without a recording offers the way back alone', async () => {
    ended({ replacementVodId: undefined });
    await screen.findByText(fallbackText('thisEventHasEnded'));
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Go back']);
  });
});

test('a viewer who waits for pictures reads and hears within eight seconds why, until they move', async () => {
  const { media } = await playing();
  const region = () => screen.getAllByRole('status').map((node) => node.textContent).join(' ');
  await screen.findAllByRole('status');
  vi.useFakeTimers();
  act(() => { media().video.dispatchEvent(new Event('waiting')); });
  await act(async () => { await vi.advanceTimersByTimeAsync(8000); });
  expect(region()).toContain(fallbackText('connectionIsSlow'));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => { window.dispatchEvent(new Event('offline')); });
  expect(region()).toContain(fallbackText('youAreOffline'));
  act(() => { media().video.dispatchEvent(new Event('playing')); });
  expect(region()).not.toContain(fallbackText('youAreOffline'));
  online.mockRestore();
});

test('a page that takes the content away leaves an empty player', async () => {
  const content = signal<TitleContent | undefined>({ kind: 'vod', id: '1001' });
  const { playback } = await playing({ props: { content } });
  act(() => { content.value = undefined; });
  await waitFor(() => expect(playback.last().destroyed).toBe(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refused start shows the big button and tells the page', async () => {
  const { told } = show({ props: { autoplay: signal('sound') }, refuseSound: true });
  await waitFor(() => expect(told.find(({ name }) => name === 'playback-blocked')?.detail).toEqual({ muted: false }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(2));
});

test('the big button goes when it was pressed, and leaves the focus to the player, whose keys go on', async () => {
  show();
  const [big] = await screen.findAllByRole('button', { name: 'Play' });
  await userEvent.click(big!);
  await waitFor(() => expect(big!.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

test('a poster waits for the viewer, and for nobody when the film starts by itself', async () => {
  const poster = (view: ReturnType<typeof show>['view']) => view.container.querySelector('[part=poster]')?.getAttribute('src');
  const waiting = show({ props: { poster: '/moon.svg' } });
  await screen.findAllByRole('button', { name: 'Play' });
  expect(poster(waiting.view)).toBe('/moon.svg');
  waiting.view.unmount();
  const starting = show({ props: { poster: '/moon.svg', autoplay: signal('muted') } });
  expect(poster(starting.view)).toBeUndefined();
  await screen.findByRole('button', { name: 'Pause' });
  expect(poster(starting.view)).toBeUndefined();
  starting.view.unmount();
  const refused = show({ props: { poster: '/moon.svg', autoplay: signal('sound') }, refuseSound: true });
  await waitFor(() => expect(poster(refused.view)).toBe('/moon.svg'));
});

test('after the end the film can be watched again', async () => {
  const { media, names, states } = await playing();
  act(() => media().end());
  const again = await screen.findByRole('button', { name: 'Watch again' });
  expect(names()).toContain('ended');
  expect(states.has('ended')).toBe(true);
  await userEvent.click(again);
  await screen.findByRole('button', { name: 'Pause' });
});

test('the page hears of time four times a second at most', async () => {
  const { media, names } = await playing();
  const before = names().filter((name) => name === 'timeupdate').length;
  act(() => { for (let at = 1; at <= 20; at += 1) media().advance(at / 100); });
  expect(names().filter((name) => name === 'timeupdate').length - before).toBeLessThanOrEqual(1);
});

test('another language brings the title in its words, and what plays goes on', async () => {
  const { runtime, playback } = await playing();
  Object.assign(runtime.answers, openHouse({ title: 'القمر الورقي' }));
  await act(() => runtime.scope.store.labels.load('ar'));
  await waitFor(() => expect(group().getAttribute('aria-label')).toContain('القمر الورقي'));
  expect(playback.engines).toHaveLength(1);
});

test('another title takes the place of the first', async () => {
  const content = signal<TitleContent>({ kind: 'vod', id: '1001' });
  const { playback } = await playing({ props: { content } });
  act(() => { content.value = { kind: 'vod', id: '1002' }; });
  await waitFor(() => expect(playback.engines).toHaveLength(2));
  expect(playback.engines[0]?.destroyed).toBe(1);
});

test('a player that is taken away stops, and leaves nothing', async () => {
  const { view, playback, api, names } = await playing();
  view.unmount();
  await waitFor(() => expect(playback.last().destroyed).toBe(1));
  expect(api()).toBeNull();
  const told = names().length;
  playback.last().listener.onTracks();
  expect(names()).toHaveLength(told);
});
