// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { openHouse, streamAnswer } from '../../../support/titles.ts';
import { settled } from '../../../support/settled.ts';

const film = { kind: 'vod', id: '1001' } as const;
const channel = { kind: 'live', id: '2001' } as const;
const broken = { kind: 'network', code: 'fragLoadError' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Stage = ReturnType<typeof playerStage>;

/** A film that plays at second 20, and whose stream then breaks for good. */
async function broke(stage: Stage = playerStage(), title: Parameters<Stage['player']['open']>[0] = film): Promise<Stage> {
  await stage.player.open(title, { autoplay: 'any' });
  await settled();
  stage.media.advance(20);
  await breakDown(stage);
  return stage;
}

/** Every step of the ladder fails. */
async function breakDown({ player, playback }: Stage): Promise<void> {
  for (let times = 0; times < 4 && !player.failure.peek(); times += 1) {
    playback.last().listener.onFailure(broken);
    if (times < 3) await vi.advanceTimersByTimeAsync(4000);
  }
}

test('a film that broke says when it is tried again, and goes on by itself at the same second', async () => {
  const { player, playback } = await broke();
  expect(player.status.value).toBe('error');
  expect(player.reopensAt.value).toBe(Date.now() + 5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(playback.last().loads).toMatchObject([{ startAt: 20 }]);
  expect([player.status.value, player.position.value, player.reopensAt.value]).toEqual(['playing', 20, undefined]);
});

test('until it plays on, a film that is opened again shows the second that was reached, not its beginning', async () => {
  const { player, playback, media } = await broke();
  const { arrive } = media;
  media.arrive = () => undefined;
  const seen: number[] = [];
  const stop = player.position.subscribe((position) => seen.push(position));
  await vi.advanceTimersByTimeAsync(5000);
  media.video.dispatchEvent(new Event('durationchange'));
  expect([playback.last().loads[0]?.startAt, player.status.value]).toEqual([20, 'buffering']);
  media.arrive = arrive;
  media.arrive();
  stop();
  expect([player.status.value, new Set(seen)]).toEqual(['playing', new Set([20])]);
});

test('what was paused when it broke stays paused', async () => {
  const stage = playerStage();
  await stage.player.open(film, { autoplay: 'any' });
  await settled();
  stage.media.advance(20);
  stage.player.pause();
  await breakDown(stage);
  await vi.advanceTimersByTimeAsync(5000);
  expect([stage.player.status.value, stage.playback.last().loads[0]?.startAt]).toEqual(['ready', 20]);
});

test('a live title goes on at its edge', async () => {
  const answers = { ...openHouse(), readLivePlayback: openHouse().readVodPlayback, readPlayerUrls: streamAnswer('first', { live: true }) };
  const { player, playback } = await broke(playerStage({ answers }), channel);
  await vi.advanceTimersByTimeAsync(5000);
  expect(playback.last().loads).toMatchObject([{ startAt: 0, source: { live: true } }]);
  expect(player.status.value).toBe('playing');
});

test('each further failure doubles the wait and is told at once; playing ends the row', async () => {
  const stage = await broke();
  const { player, playback, media } = stage;
  const { arrive } = media;
  media.arrive = () => undefined;
  for (const wait of [10_000, 20_000]) {
    await vi.advanceTimersByTimeAsync(player.reopensAt.value! - Date.now());
    playback.last().listener.onFailure(broken);
    expect(player.reopensAt.value! - Date.now()).toBe(wait);
  }
  media.arrive = arrive;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([player.status.value, media.video.currentTime]).toEqual(['playing', 20]);
  media.advance(21);
  await breakDown(stage);
  expect(player.reopensAt.value! - Date.now()).toBe(5000);
});

test('a platform that is away for a while: the place is not lost, and the film goes on when it is back', async () => {
  const { player, context, playback } = await broke();
  context.answers = {};
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.outcome.value?.kind).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(10_000);
  context.answers = openHouse();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([player.status.value, playback.last().loads[0]?.startAt]).toEqual(['playing', 20]);
});

test('a start while the platform is away is made by itself when it is back', async () => {
  const { player, context } = playerStage({ answers: {} });
  await player.open(film, { autoplay: 'any', startAt: 30 });
  expect(player.status.value).toBe('start-failed');
  context.answers = openHouse();
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.status.value, player.position.value]).toEqual(['playing', 30]);
});

test('a browser that is online again does not wait', async () => {
  const { player, playback } = await broke();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([player.status.value, playback.last().loads[0]?.startAt, player.reopensAt.value]).toEqual(['playing', 20, undefined]);
});

test('what only the viewer can settle, and a refused key, are not tried again', async () => {
  const denied = playerStage({ answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'] }) });
  await denied.player.open(film);
  const locked = playerStage();
  await locked.player.open(film);
  locked.playback.last().listener.onFailure({ kind: 'drm', code: 'keySystemNoLicense' });
  expect([denied.player.reopensAt.value, locked.player.reopensAt.value]).toEqual([undefined, undefined]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([denied.context.inputsOf('readVodPlayback').length, locked.playback.engines.length]).toEqual([1, 1]);
});

test('a viewer who opens another title, tries again or leaves ends the wait', async () => {
  const other = await broke();
  await other.player.open({ kind: 'vod', id: '1002' });
  const tried = await broke();
  await tried.player.retry();
  const left = await broke();
  left.player.dispose();
  expect([other, tried, left].map(({ player }) => player.reopensAt.value)).toEqual([undefined, undefined, undefined]);
  const engines = [other, tried, left].map(({ playback }) => playback.engines.length);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([other, tried, left].map(({ playback }) => playback.engines.length)).toEqual(engines);
});
