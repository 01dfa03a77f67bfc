// @vitest-environment jsdom
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { PlayFailedReason } from '../../../bridge/contract/messages/error-codes.ts';
import type { PlayerStatus as BridgeStatus } from '../../../bridge/contract/player/player-state.ts';
import type { PlayFailureReason } from '../../../src/store/playback/play-failure.ts';
import type { PlayerStatus } from '../../../src/store/playback/player-state.ts';
import { createPlayer, type Player } from '../../../src/store/playback/player.ts';
import { fakeContext, guest, member } from '../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../support/fake-media.ts';
import { disposePlayers, playerStage, untilStatus } from '../../support/player-stage.ts';
import { filmAnswer, openHouse, streamAnswer } from '../../support/titles.ts';

const film = { kind: 'vod', id: '1001' } as const;

afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
});

test('status and refusal have the same words in the store and in the bridge', () => {
  expectTypeOf<PlayerStatus>().toEqualTypeOf<BridgeStatus>();
  expectTypeOf<PlayFailureReason>().toEqualTypeOf<PlayFailedReason>();
});

test('a title chosen later wins, however late the earlier one answers', async () => {
  let answer = (_: unknown) => {};
  const slow = new Promise((resolve) => { answer = resolve; });
  const { player, playback } = playerStage({ answers: { ...openHouse(), readVodPlayback: ({ id }: { id: string }) => (id === 'slow' ? slow : filmAnswer({ id, title: 'Second' })) } });
  const first = player.open({ kind: 'vod', id: 'slow' });
  const asked = player.play();
  await player.open({ kind: 'vod', id: '2' });
  answer(filmAnswer({ id: 'slow', title: 'First' }));
  await first;
  await expect(asked).rejects.toMatchObject({ code: 'PLAY_FAILED', reason: 'aborted' });
  expect(player.item.value?.title).toBe('Second');
  expect(playback.engines).toHaveLength(1);
});

test('an engine that arrives after its title was left is let go', async () => {
  const { player, playback } = playerStage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => { arrive = resolve; });
  const { open } = playback;
  playback.open = async (...request) => {
    await arrived;
    return open(...request);
  };
  const opened = player.open(film);
  await vi.waitFor(() => expect(playback.prefetched).toHaveLength(1));
  player.dispose();
  arrive();
  await opened;
  expect(playback.last()).toMatchObject({ destroyed: 1, loads: [] });
  expect(player.status.value).toBe('idle');
});

test('a title that is opened before its element is attached waits for it', async () => {
  const media = fakeMedia();
  const player = createPlayer(fakeContext({ answers: openHouse(), viewer: member }), fakePlayback(() => media.arrive()));
  const opened = player.open(film);
  await vi.waitFor(() => expect(player.item.value).toBeDefined());
  expect(player.status.value).toBe('loading');
  player.attach(media.video, document.body);
  await opened;
  expect(player.status.value).toBe('ready');
  player.dispose();
});

test('a failure is retried at the second where it came, playing', async () => {
  const { player, media, playback } = playerStage();
  await player.open(film);
  await player.play();
  media.advance(20);
  playback.last().listener.onFailure({ kind: 'drm', code: 'keySystemNoLicense' });
  expect(player.status.value).toBe('error');
  await Promise.resolve();
  expect([player.position.value, player.paused.value]).toEqual([20, true]);
  await player.retry();
  expect(playback.last().loads).toMatchObject([{ startAt: 20 }]);
  await untilStatus(player, 'playing');
  expect(media.video.currentTime).toBe(20);
});

test('play after a failure opens the title again at its place', async () => {
  const { player, media, playback } = playerStage();
  await player.open(film);
  await player.play();
  media.advance(20);
  playback.last().listener.onFailure({ kind: 'drm', code: 'keySystemNoLicense' });
  await Promise.resolve();
  await player.play();
  expect([player.status.value, media.video.currentTime]).toEqual(['playing', 20]);
});

test('a retry before the first picture opens as it was asked', async () => {
  const { player, playback, context } = playerStage({ answers: {} });
  await player.retry();
  await player.open(film, { startAt: 30, autoplay: false });
  expect(player.outcome.value).toMatchObject({ kind: 'unreachable', retryable: true, labelKey: 'platformUnreachable' });
  expect(player.status.value).toBe('start-failed');
  context.answers = openHouse();
  await player.retry();
  expect(playback.last().loads[0]?.startAt).toBe(30);
  expect(player.status.value).toBe('ready');
});

test.each([
  ['plays when the title can be opened again by itself', false, 'playing'],
  ['is forgotten once the viewer pauses', true, 'ready'],
] as const)('a press of play before a failure %s', async (_, pauses, status) => {
  const { player, context } = playerStage({ answers: {} });
  const opened = player.open(film);
  const asked = player.play();
  await opened;
  await expect(asked).rejects.toMatchObject({ code: 'PLAY_FAILED', reason: 'network' });
  if (pauses) player.pause();
  context.answers = openHouse();
  window.dispatchEvent(new Event('online'));
  await untilStatus(player, status);
});

test('a press of play before a failure is not kept for the next title', async () => {
  const { player, context } = playerStage({ answers: {} });
  await player.open(film);
  await player.play().catch(() => undefined);
  await player.open({ kind: 'vod', id: '2' });
  context.answers = openHouse();
  window.dispatchEvent(new Event('online'));
  await untilStatus(player, 'ready');
});

test('a retry before the first picture goes on where the viewer moved to, and so does the next', async () => {
  const { player, playback, media } = playerStage();
  await player.open(film, { startAt: 20, autoplay: false });
  media.arrive();
  await player.seek(50);
  expect(player.started.value).toBe(false);
  for (let time = 0; time < 2; time++) {
    playback.last().listener.onFailure({ kind: 'drm', code: 'keySystemNoLicense' });
    await player.retry();
    expect([playback.last().loads[0]?.startAt, player.position.value]).toEqual([50, 50]);
  }
});

test('when the browser is online again, a title that failed for want of a connection opens by itself; others are left alone', async () => {
  const lost = playerStage({ answers: {} });
  await lost.player.open(film);
  const denied = playerStage({ answers: openHouse({ accessLevel: 'DENIED' }) });
  await denied.player.open(film);
  lost.context.answers = openHouse();
  window.dispatchEvent(new Event('online'));
  await untilStatus(lost.player, 'ready');
  expect(denied.context.inputsOf('readVodPlayback')).toHaveLength(1);
});

test('a closed player is empty, opens nothing again, and plays the next title as any other', async () => {
  const { player, playback, media, context } = playerStage();
  await player.open(film, { autoplay: 'any' });
  await untilStatus(player, 'playing');
  media.advance(20);
  player.close();
  expect([player.status.value, player.content.value, player.item.value, player.position.value, playback.last().destroyed]).toEqual(['idle', undefined, undefined, 0, 1]);
  await player.retry();
  context.viewer.value = guest;
  await Promise.resolve();
  expect(playback.engines).toHaveLength(1);
  await player.open(film);
  expect(player.status.value).toBe('ready');
});

test('dispose and detach leave nothing, and may both run twice', async () => {
  const { player, playback, media, detach, context } = playerStage();
  await player.open(film);
  detach();
  detach();
  player.dispose();
  player.dispose();
  expect(playback.last().destroyed).toBe(1);
  media.advance(30);
  expect(player.position.value).toBe(0);
  context.viewer.value = guest;
  await Promise.resolve();
  expect(context.inputsOf('readVodPlayback')).toHaveLength(1);
});

test('an element that goes while its title loads leaves an idle player', async () => {
  const { player, detach } = playerStage();
  const opened = player.open(film);
  detach();
  await opened;
  expect(player.status.value).toBe('idle');
  await expect(player.play()).rejects.toMatchObject({ reason: 'aborted' });
});

/** Two players of one page: one platform, one way to engines, two elements. */
async function twoPlaying() {
  const context = fakeContext({
    answers: { ...openHouse(), readVodPlayback: ({ id }: { id: string }) => filmAnswer({ id, title: id }), readPlayerUrls: () => streamAnswer() },
    viewer: member,
  });
  const medias = [fakeMedia(), fakeMedia()] as const;
  const playback = fakePlayback((video) => medias.find((media) => media.video === video)?.arrive());
  const players = medias.map((media) => {
    const player = createPlayer(context, playback);
    player.attach(media.video, document.createElement('div'));
    return player;
  }) as [Player, Player];
  await players[0].open({ kind: 'vod', id: 'a' }, { autoplay: 'any' });
  await players[1].open({ kind: 'vod', id: 'b' }, { autoplay: 'any' });
  await Promise.all(players.map((player) => untilStatus(player, 'playing')));
  medias[0].advance(10);
  medias[1].advance(20);
  return { players, medias, playback, context, dispose: () => players.forEach((player) => player.dispose()) };
}

test('two players on one page play two titles at two places, with their own volume, rate, quality and tracks', async () => {
  const { players: [one, other], playback, dispose } = await twoPlaying();
  one.setVolume(30);
  one.setRate(1.5);
  one.setQuality(playback.engines[0]!.qualities()[1]!.id);
  one.setQualityCap(360);
  one.setTextTrack('1');
  one.setAudioTrack('1');
  one.pause();
  const factsOf = (player: Player) => [
    player.item.value?.title, player.position.value, player.status.value, player.volumePercent.value, player.rate.value, player.quality.value.chosen,
    player.textTracks.value.findIndex((track) => track.active), player.audioTracks.value.findIndex((track) => track.active),
  ];
  expect(factsOf(one)).toEqual(['a', 10, 'paused', 30, 1.5, '1080-5000000', 1, 1]);
  expect(factsOf(other)).toEqual(['b', 20, 'playing', 100, 1, null, -1, 0]);
  expect(playback.engines.map((engine) => engine.cap)).toEqual([360, undefined]);
  dispose();
});

test.each([
  ['disposed', ({ players: [one] }: Awaited<ReturnType<typeof twoPlaying>>) => one.dispose()],
  ['broken', ({ playback }: Awaited<ReturnType<typeof twoPlaying>>) => playback.engines[0]?.listener.onFailure({ kind: 'drm', code: 'x' })],
  ['given another title', ({ players: [one] }: Awaited<ReturnType<typeof twoPlaying>>) => void one.open({ kind: 'vod', id: 'c' })],
])('a player that is %s leaves the other one playing', async (_case, act) => {
  const page = await twoPlaying();
  act(page);
  await Promise.resolve();
  const [, other] = page.players;
  expect(page.playback.engines.map((engine) => engine.destroyed)).toEqual([1, 0]);
  expect([other.status.value, other.position.value, other.failure.value]).toEqual(['playing', 20, undefined]);
  page.medias[1].advance(21);
  expect(other.position.value).toBe(21);
  page.dispose();
});
