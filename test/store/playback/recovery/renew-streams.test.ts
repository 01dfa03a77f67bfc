// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TitleContent } from '../../../../src/store/playback/player-state.ts';
import { type Answers, refusal } from '../../../support/fake-context.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { settled } from '../../../support/settled.ts';
import { filmAnswer, openHouse, streamAnswer } from '../../../support/titles.ts';

const film = { kind: 'vod', id: '1001' } as const;
const minute = 60_000;
/** What the platform's clock says when a title is opened. */
const opened = Date.UTC(2026, 0, 15, 20);
const gold = () => filmAnswer({ accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined });

beforeEach(() => void vi.useFakeTimers({ now: opened }));
afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Streams that are good for a quarter of an hour from now. */
const quarter = (token = 'first') => streamAnswer(token, { expiresAt: Date.now() + 15 * minute });

/** A film that plays, on a platform whose addresses are good for a quarter of an hour. */
async function watching(answers: Answers = {}, title: TitleContent = film) {
  const stage = playerStage({ answers: { ...openHouse(), readPlayerUrls: () => quarter(), ...answers } });
  stage.context.now = () => Date.now();
  await stage.player.open(title, { autoplay: 'any' });
  await vi.dynamicImportSettled();
  await settled();
  expect(stage.player.status.value).toBe('playing');
  const asked = () => stage.context.inputsOf('readPlayerUrls').length;
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await settled();
  };
  return { ...stage, asked, pass };
}

test('addresses are renewed after two thirds of their time, once, and what plays goes on', async () => {
  const { player, playback, asked, pass } = await watching();
  await pass(10 * minute - 1);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  await pass(9 * minute);
  expect(asked()).toBe(2);
  await pass(minute);
  expect(asked()).toBe(3);
  expect([player.status.value, playback.engines.length, playback.last().loads.length, playback.last().swaps.length]).toEqual(['playing', 1, 1, 0]);
});

test('a paused film is renewed as well', async () => {
  const { player, asked, pass } = await watching();
  player.pause();
  await pass(10 * minute);
  expect([asked(), player.status.value]).toEqual([2, 'paused']);
});

test('a key token is the newer one from then on, and files beside the streams have their newer addresses', async () => {
  const answers = ['first', 'second'];
  const drm = (jwtToken: string) => ({ jwtToken, url: 'https://keys.test/', encryptionMode: 'CTR' as const, keySystems: ['org.w3.clearkey'] });
  const { player, playback, pass } = await watching({
    readPlayerUrls() {
      const token = answers.shift() ?? 'none';
      return streamAnswer(token, { expiresAt: Date.now() + 15 * minute, hls: [{ url: `https://media.test/film/main.m3u8?token=${token}`, drm: drm(token) }], chaptersUrl: `https://media.test/film/chapters.vtt?${token}` });
    },
  });
  await pass(10 * minute);
  const [renewed, ...more] = playback.last().renewals;
  expect([renewed?.stream.drm?.jwtToken, more.length, player.urls.value?.chaptersUrl]).toEqual(['second', 0, 'https://media.test/film/chapters.vtt?second']);
});

test('a refused renewal ends the title, and the viewer reads why', async () => {
  const { player, playback, context, pass } = await watching();
  context.answers = { ...openHouse(), readVodPlayback: gold() };
  await pass(10 * minute);
  expect([player.status.value, player.outcome.value?.kind, player.outcome.value?.licences, player.item.value?.accessLevel, playback.last().destroyed]).toEqual(['waiting-to-start', 'purchase', ['gold'], 'DENIED', 1]);
});

test('a platform that does not answer is asked again, later and later, while the film plays', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { player, context, pass, asked } = await watching();
  const before = context.inputsOf('readVodPlayback').length;
  const tries = () => context.inputsOf('readVodPlayback').length - before;
  context.answers = { ...context.answers, readVodPlayback: () => { throw refusal('readVodPlayback', 503); } };
  await pass(10 * minute);
  expect(tries()).toBe(1);
  await pass(5000);
  expect(tries()).toBe(2);
  await pass(9999);
  expect(tries()).toBe(2);
  await pass(1);
  expect([tries(), player.status.value, player.outcome.value, player.failure.value]).toEqual([3, 'playing', undefined, undefined]);
  context.answers = { ...openHouse(), readPlayerUrls: () => quarter() };
  await pass(20_000);
  const renewed = asked();
  await pass(9 * minute);
  expect([player.status.value, asked() - renewed]).toEqual(['playing', 0]);
  await pass(minute);
  expect(asked() - renewed).toBe(1);
});

test('an event that is over plays to its end', async () => {
  const onAir = recorded('readLivePlayback', 'guest: a free channel');
  const { player, context, pass } = await watching({ readLivePlayback: onAir }, { kind: 'live', id: '42' });
  const asked = () => context.inputsOf('readLivePlayback').length;
  context.answers = { ...context.answers, readLivePlayback: recorded('readLivePlayback', 'guest: an event that is over') };
  await pass(10 * minute);
  expect([asked(), player.status.value, player.outcome.value]).toEqual([2, 'playing', undefined]);
  await pass(30 * minute);
  expect(asked()).toBe(2);
});

test('nothing is asked for what is closed, or has no end that is known', async () => {
  const { player, asked, pass } = await watching();
  player.close();
  await pass(60 * minute);
  expect(asked()).toBe(1);
  const other = await watching({ readPlayerUrls: () => streamAnswer('first', { expiresAt: 0 }) });
  await other.pass(60 * minute);
  expect(other.asked()).toBe(1);
});

test('an address that is good for years does not ask at once', async () => {
  const { asked, pass } = await watching({ readPlayerUrls: () => streamAnswer('first', { expiresAt: Date.now() + 200 * 24 * 60 * minute }) });
  await pass(60 * minute);
  expect(asked()).toBe(1);
});

test('a page that is hidden for hours with a paused film stops asking, and asks when it is back', async () => {
  const { player, asked, pass } = await watching();
  let visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  const turn = (to: string) => {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  player.pause();
  await pass(60 * minute);
  expect(asked()).toBe(7);
  await pass(6 * 60 * minute);
  const left = asked();
  await pass(6 * 60 * minute);
  expect(asked()).toBe(left);
  turn('visible');
  await settled();
  expect(asked()).toBe(left + 1);
});

test('a device that slept through the time asks when it wakes', async () => {
  const { asked } = await watching();
  vi.setSystemTime(Date.now() + 12 * minute);
  globalThis.dispatchEvent(new Event('pageshow'));
  await settled();
  expect(asked()).toBe(2);
});
