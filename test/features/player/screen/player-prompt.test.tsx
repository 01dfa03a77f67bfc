import { afterEach, expect, test, vi } from 'vitest';
import { PlayerPrompt } from '../../../../src/features/player/screen/player-prompt.tsx';
import type { Viewer } from '../../../../src/contracts/identity/viewer.ts';
import type { PlaybackDetails } from '../../../../src/contracts/playback/playback-details.ts';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';
import { createPlayer } from '../../../../src/store/playback/player.ts';
import { guest, member, type Answers } from '../../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../../support/fake-media.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { licenceOf } from '../../../support/licences.ts';
import { disposePlayers } from '../../../support/player-stage.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { act, render, screen, userEvent, waitFor } from '../../../support/render.tsx';
import { filmAnswer, openHouse, streamAnswer } from '../../../support/titles.ts';

const now = Date.UTC(2026, 0, 15, 20);
const film = (facts: Partial<PlaybackDetails>) => ofNewerPlatform({ ...filmAnswer(facts.accessLevel ? { accessLevel: facts.accessLevel as never } : {}), ...facts });

interface Options { viewer?: Viewer; answers?: Answers; kind?: 'vod' | 'live'; locale?: string }

/** The panel of a title that this viewer may not watch now, in a runtime of its own. */
async function show(facts: Partial<PlaybackDetails>, { viewer = guest, answers = {}, kind = 'vod', locale }: Options = {}) {
  const runtime = fakeRuntime({ viewer, locale, now, answers: { ...openHouse(), readVodPlayback: film(facts), readLivePlayback: film(facts), ...answers } });
  const player = createPlayer(runtime.context, fakePlayback());
  const media = fakeMedia();
  player.attach(media.video, document.body);
  const told: { name: string; detail: unknown }[] = [];
  const led: unknown[] = [];
  const view = render(runtime.within(<PlayerPrompt player={player} emit={(...[name, detail]) => told.push({ name, detail }) > 0} lead={(title) => led.push(title)} />));
  await act(() => player.open({ kind, id: '1001' }));
  return { player, runtime, told, led, view };
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
});

test('a guest before a film of a licence reads its lowest price, and may sign in instead of buying', async () => {
  const month = licenceOf({ licenceId: 'gold' });
  const year = licenceOf({ licenceId: 'year', amounts: [{ ...month.amounts[0]!, sku: 'year', amount: 9900 }] });
  const { told, view } = await show({ accessLevel: 'DENIED', licences: ['gold', 'year'] }, { answers: { readLicences: { families: [], licences: [year, month] } } });
  await waitFor(() => expect(view.container.querySelector('[part=price]')?.textContent).toMatch(/^From .*9\.99.* a month$/));
  expect(screen.getByText('The Paper Moon')).toBeTruthy();
  expect(buttons()).toEqual(['Go back', 'See plans', 'Already a member? Sign in']);
  await userEvent.click(screen.getByRole('button', { name: 'Already a member? Sign in' }));
  expect(told.at(-1)).toEqual({ name: 'sign-in-required', detail: { id: '1001', kind: 'vod', need: 'sign-in', asked: true } });
  expect(view.container.querySelector('details')).toBeNull();
});

test('a price that the platform does not say is left out, and a member is not asked to sign in', async () => {
  const { view } = await show({ accessLevel: 'DENIED', licences: ['gold'] }, { viewer: member, answers: { readLicences: { families: [], licences: [] } } });
  expect(buttons()).toEqual(['Go back', 'See plans']);
  expect(view.container.querySelector('[part=price]')).toBeNull();
});

test.each([['US', undefined, 'This title is not available in United States.'], [undefined, undefined, fallbackText('playbackGeoblocked')], ['??', undefined, fallbackText('playbackGeoblocked')]])('a blocked title names the country of the caller: %s', async (callerCountryCode, _locale, words) => {
  await show({ accessLevel: 'GEOBLOCKED', callerCountryCode });
  expect(screen.getByRole('alert').textContent).toBe(words);
});

test('a blocked event names who shows it there, by a link where there is one', async () => {
  await show({ accessLevel: 'GEOBLOCKED', localBroadcasters: [{ name: 'Canal Uno', url: 'https://uno.test/' }, { name: 'Radio Dos' }, { name: 'Tres', url: 'javascript:alert(1)' }] }, { kind: 'live' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Canal Uno', 'Radio Dos', 'Tres']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://uno.test/']);
});

test('a film that is not online yet is refused with its plans, its premiere in the viewer’s words, and a reminder', async () => {
  const { view } = await show({ onlinePlayback: 'NOT_AVAILABLE', licences: ['gold'], premiereRelease: { start: now + 26 * 3_600_000 } }, { answers: { readLicences: { families: [], licences: [licenceOf({ licenceId: 'gold', name: 'Gold' })] } } });
  const day = new Intl.DateTimeFormat('en-001', { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(now + 26 * 3_600_000);
  expect(screen.getByRole('alert').textContent).toBe(`Premiere ${day}`);
  await waitFor(() => expect(view.container.querySelector('[part=price]')?.textContent).toBe('Part of Gold'));
  expect(screen.getByRole('timer').textContent).toBe('1 day02 hours00 minutes00 seconds');
  expect(buttons()).toEqual(['Go back', 'Add to my calendar']);
});

test('an event counts down and starts by itself when its moment comes, without a press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  let clock = now;
  const { player, runtime } = await show({ startDate: now + 60_000, playerUrlCallback: undefined }, { kind: 'live' });
  runtime.context.now = () => clock;
  expect(screen.getByRole('alert').textContent).toBe(fallbackText('eventHasNotStarted'));
  expect(player.status.value).toBe('start-failed');
  runtime.answers['readLivePlayback'] = film({ startDate: now + 60_000 });
  clock = now + 60_000;
  await act(async () => { runtime.tell({ subject: 'live', ids: ['other'] }); });
  expect(runtime.inputsOf('readLivePlayback')).toHaveLength(1);
  await act(async () => { runtime.tell({ subject: 'live', ids: ['1001'] }); await vi.advanceTimersByTimeAsync(10); });
  expect(runtime.inputsOf('readLivePlayback')).toHaveLength(2);
  expect(player.outcome.value).toBeUndefined();
});

test('an event is asked for again at its moment and after it, until the platform opens it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { runtime } = await show({ startDate: now + 1, playerUrlCallback: undefined }, { kind: 'live' });
  // The clock of this runtime stands still before the start: the platform is not asked in vain.
  await act(async () => { await vi.advanceTimersByTimeAsync(30_000); });
  expect(runtime.inputsOf('readLivePlayback')).toHaveLength(1);
});

test('a refused film plays its trailer; one for members asks a guest to sign in', async () => {
  const trailers = [{ id: 't1', title: 'Trailer', accessLevel: 'GRANTED' as const }];
  const { player, runtime } = await show({ accessLevel: 'DENIED', licences: [], trailers }, { answers: { readTrailerStreams: ofNewerPlatform({ ...streamAnswer('trailer') }) } });
  await userEvent.click(screen.getByRole('button', { name: 'Watch the trailer' }));
  await waitFor(() => expect(player.content.value?.kind).toBe('trailer'));
  expect(runtime.inputsOf('readTrailerStreams')).toEqual([{ id: '1001', trailerId: 't1' }]);
});

test('a trailer for members asks a guest to sign in', async () => {
  const { told } = await show({ accessLevel: 'DENIED', licences: [], trailers: [{ id: 't1', title: 'Trailer', accessLevel: 'GRANTED_ON_SIGN_IN' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Watch the trailer' }));
  expect(told.at(-1)).toMatchObject({ name: 'sign-in-required', detail: { asked: true } });
});

test('the recording of an event that is over leads there', async () => {
  const { led } = await show(recorded('readLivePlayback', 'guest: an event that is over'), { kind: 'live' });
  await userEvent.click(screen.getByRole('button', { name: 'Watch the recording' }));
  expect(led).toEqual([{ kind: 'vod', id: '2109' }]);
});

test('a code stands behind Details alone, and the way back is asked of the page', async () => {
  const { told, view } = await show({}, { answers: { readVodPlayback: () => { throw new Error('broken'); } } });
  expect(view.container.querySelector('details')?.open).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe(fallbackText('playbackError'));
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(told.at(-1)).toEqual({ name: 'go-back', detail: null });
});
