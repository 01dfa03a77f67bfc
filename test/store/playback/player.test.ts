// @vitest-environment jsdom
import { effect } from '@preact/signals-core';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlayer, type Player } from '../../../src/store/playback/player.ts';
import { fakeContext, guest, member, refusal, type FakeContext } from '../../support/fake-context.ts';
import { fakeMedia, fakePlayback, type FakeMedia } from '../../support/fake-media.ts';
import { filmAnswer, openHouse, streamAnswer } from '../../support/titles.ts';
import { refused as refusedAnswer } from '../../support/recorded-answers/recorded-answer.ts';

const film = { kind: 'vod', id: '1001' } as const;
const open: Player[] = [];

interface Stage { player: Player; media: FakeMedia; context: FakeContext; playback: ReturnType<typeof fakePlayback>; detach(): void }

function stage(options: Parameters<typeof fakeContext>[0] = {}): Stage {
  const context = fakeContext({ answers: openHouse(), viewer: member, ...options });
  const media = fakeMedia();
  const playback = fakePlayback(() => media.arrive());
  const player = createPlayer(context, playback);
  open.push(player);
  return { player, media, context, playback, detach: player.attach(media.video, document.body) };
}

/** Waits until a player stands somewhere. */
const until = (player: Player, status: Player['status']['value']) =>
  new Promise<void>((resolve) => {
    let stop = () => {};
    stop = effect(() => {
      if (player.status.value === status) queueMicrotask(() => (stop(), resolve()));
    });
  });

afterEach(() => {
  open.splice(0).forEach((player) => player.dispose());
  vi.useRealTimers();
});

test('a film opens: its engine is sent for beside the platform, its first bytes beside the engine', async () => {
  const { player, playback, context } = stage();
  const opened = player.open(film);
  expect(playback.preloads).toBe(1);
  expect(player.status.value).toBe('loading');
  await opened;
  expect(context.calls.map((call) => call.name)).toEqual(['readVodPlayback', 'readPlayerUrls']);
  expect(playback.preconnected).toHaveLength(1);
  expect(playback.prefetched).toEqual([{ startAt: 0 }]);
  expect(playback.last().loads[0]?.source.stream.url).toContain('token=first');
  expect(player.status.value).toBe('ready');
  expect(player.item.value?.title).toBe('The Paper Moon');
});

test('play answers when the media plays, and the state says so only then', async () => {
  const { player, media } = stage();
  await player.open(film);
  media.deaf = true;
  void player.play().catch(() => undefined);
  await Promise.resolve();
  expect(player.status.value).toBe('ready');
  media.deaf = false;
  await player.play();
  expect(player.status.value).toBe('playing');
  media.deaf = true;
  player.pause();
  expect(player.status.value).toBe('playing');
  media.deaf = false;
  player.pause();
  expect(player.status.value).toBe('paused');
});

test('seek answers after the media has moved, and stays inside the title', async () => {
  const { player, media } = stage();
  await player.open(film);
  await player.seek(30);
  expect(player.position.value).toBe(30);
  await player.seekBy(-10);
  expect(player.position.value).toBe(20);
  await player.seek(500);
  expect(media.video.currentTime).toBe(60);
});

test.each([
  [{ watchProgress: 25 }, undefined, 25],
  [{ watchProgress: 59 }, undefined, 0],
  [{ watchProgress: 25 }, 10, 10],
  [{}, undefined, 0],
])('progress %j and startAt %s start at %d', async (facts, startAt, start) => {
  const { player, playback } = stage({ answers: openHouse(facts) });
  await player.open(film, { startAt });
  expect(playback.last().loads[0]?.startAt).toBe(start);
});

test('a guest is asked to sign in, and the film plays by itself when somebody did', async () => {
  const { player, context, playback } = stage({ viewer: guest, answers: openHouse({ accessLevel: 'GRANTED_ON_SIGN_IN' }) });
  await player.open(film);
  expect(player.status.value).toBe('waiting-to-start');
  expect(player.outcome.value?.kind).toBe('sign-in');
  expect(playback.engines).toHaveLength(0);
  context.answers = openHouse();
  context.viewer.value = member;
  await until(player, 'playing');
  expect(player.outcome.value).toBeUndefined();
});

test('a member without licence sees which licences would help, and watches once one is bought', async () => {
  const { player, context } = stage({ answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined }) });
  await player.open(film);
  expect(player.outcome.value).toMatchObject({ kind: 'purchase', licences: ['gold'] });
  context.answers = openHouse();
  context.tell({ subject: 'favourites', ids: [] });
  context.tell({ subject: 'entitlements', ids: ['gold'] });
  await until(player, 'playing');
});

test('a purchase that does not cover the film leaves the prompt standing all the while', async () => {
  const { player, context } = stage({ answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined }) });
  await player.open(film);
  const seen: string[] = [];
  const stop = effect(() => void seen.push(player.status.value));
  context.tell({ subject: 'entitlements', ids: ['silver'] });
  await vi.waitFor(() => expect(context.inputsOf('readVodPlayback')).toHaveLength(2));
  await Promise.resolve();
  stop();
  expect(new Set(seen)).toEqual(new Set(['waiting-to-start']));
});

test('signing out takes away what a guest may not see, and leaves what is free', async () => {
  const { player, context, playback } = stage();
  await player.open(film, { autoplay: 'any' });
  await until(player, 'playing');
  context.viewer.value = { who: 'member', displayName: 'Noor' };
  await vi.waitFor(() => expect(context.inputsOf('readVodPlayback')).toHaveLength(2));
  expect(player.status.value).toBe('playing');
  context.answers = openHouse({ accessLevel: 'GRANTED_ON_SIGN_IN', playerUrlCallback: undefined });
  context.viewer.value = guest;
  await until(player, 'waiting-to-start');
  expect(playback.last().destroyed).toBe(1);
});

test('a start without a hand: sound insists and shows the button, any goes on without sound', async () => {
  const strict = stage();
  strict.media.refuseSound = true;
  await strict.player.open(film, { autoplay: 'sound' });
  await vi.waitFor(() => expect(strict.player.playbackBlocked.value).toEqual({ muted: false }));
  expect(strict.player.muted.value).toBe(false);

  const lenient = stage();
  lenient.media.refuseSound = true;
  await lenient.player.open(film, { autoplay: 'any' });
  await until(lenient.player, 'playing');
  expect(lenient.player.muted.value).toBe(true);
});

test('play that leads nowhere says why', async () => {
  const refused = stage();
  await expect(refused.player.play()).rejects.toMatchObject({ code: 'PLAY_FAILED', reason: 'aborted' });
  await refused.player.open(film);
  refused.media.refuseEverything = true;
  await expect(refused.player.play()).rejects.toMatchObject({ reason: 'autoplay' });

  const denied = stage({ answers: openHouse({ accessLevel: 'DENIED' }) });
  await denied.player.open(film);
  await expect(denied.player.play()).rejects.toMatchObject({ reason: 'access' });

  const over = stage({ answers: { readLivePlayback: refusedAnswer('readLivePlayback', 'guest: an event that is over') } });
  await over.player.open({ kind: 'live', id: '42' });
  await expect(over.player.play()).rejects.toMatchObject({ reason: 'not-live' });
});

test('a title chosen later wins, however late the earlier one answers', async () => {
  let answer = (_: unknown) => {};
  const slow = new Promise((resolve) => { answer = resolve; });
  const { player, playback } = stage({ answers: { ...openHouse(), readVodPlayback: ({ id }: { id: string }) => (id === 'slow' ? slow : filmAnswer({ id, title: 'Second' })) } });
  const first = player.open({ kind: 'vod', id: 'slow' });
  await player.open({ kind: 'vod', id: '2' });
  answer(filmAnswer({ id: 'slow', title: 'First' }));
  await first;
  expect(player.item.value?.title).toBe('Second');
  expect(playback.engines).toHaveLength(1);
});

test('an address that expired is fetched again, and the film goes on at the same place', async () => {
  const { player, context, playback, media } = stage();
  await player.open(film);
  await player.play();
  media.advance(20);
  context.answers['readPlayerUrls'] = streamAnswer('second');
  playback.last().listener.onFailure({ kind: 'expired', code: 'fragLoadError', status: 403 });
  expect(player.status.value).toBe('playing');
  await vi.waitFor(() => expect(playback.last().swaps).toHaveLength(1));
  expect(playback.last().swaps[0]).toMatchObject({ position: 20, source: { stream: { url: expect.stringContaining('second') } } });
  expect(player.status.value).toBe('buffering');
  media.video.dispatchEvent(new Event('canplay'));
  media.video.dispatchEvent(new Event('playing'));
  expect(player.status.value).toBe('playing');
});

test('a broken line is tried again step by step; then the viewer is told, and a retry finds the place', async () => {
  vi.useFakeTimers();
  const { player, playback, media } = stage();
  await player.open(film);
  await player.play();
  media.advance(20);
  const engine = playback.last();
  const fail = async () => {
    engine.listener.onFailure({ kind: 'network', code: 'fragLoadError' });
    await vi.advanceTimersByTimeAsync(5000);
  };
  await fail();
  expect(engine.recoveries).toHaveLength(1);
  await fail();
  await fail();
  expect(engine.swaps).toHaveLength(2);
  expect(player.failure.value).toBeUndefined();
  await fail();
  expect(player.status.value).toBe('error');
  expect(player.failure.value).toMatchObject({ code: 'fragLoadError' });
  expect(engine.destroyed).toBe(1);
  await player.retry();
  expect(player.failure.value).toBeUndefined();
  expect(playback.last().loads[0]?.startAt).toBe(20);
});

test('the platform is down and back: the failure has a code, and a retry plays', async () => {
  const { player, context } = stage({ answers: {} });
  await player.open(film, { autoplay: 'any' });
  expect(player.status.value).toBe('start-failed');
  expect(player.outcome.value).toMatchObject({ kind: 'unreachable', retryable: true, labelKey: 'platformUnreachable' });
  context.answers = openHouse();
  await player.retry();
  await until(player, 'playing');
});

test('when the line is back, a title that failed for want of it opens by itself; others are left alone', async () => {
  const lost = stage({ answers: {} });
  await lost.player.open(film);
  const denied = stage({ answers: openHouse({ accessLevel: 'DENIED' }) });
  await denied.player.open(film);
  lost.context.answers = openHouse();
  window.dispatchEvent(new Event('online'));
  await until(lost.player, 'ready');
  expect(denied.context.inputsOf('readVodPlayback')).toHaveLength(1);
});

test('a broken answer is named, and no engine is asked', async () => {
  const { player, playback } = stage({ answers: { ...openHouse(), readVodPlayback: () => { throw refusal('readVodPlayback', 500); } } });
  await player.open(film);
  expect(player.outcome.value?.kind).toBe('default');
  expect(playback.engines).toHaveLength(0);
});

test('volume is 0 to 100, outlives a title, and unmuting at zero is heard', async () => {
  const { player } = stage();
  expect(player.volumePercent.value).toBe(100);
  player.setVolume(40);
  await player.open(film);
  expect(player.volumePercent.value).toBe(40);
  player.setVolume(0);
  player.setMuted(true);
  player.setMuted(false);
  expect(player.volumePercent.value).toBe(100);
  player.setVolume(180);
  expect(player.volumePercent.value).toBe(100);
});

test('the chosen caption language comes again with the next title', async () => {
  const { player, playback } = stage();
  await player.open(film);
  player.setTextTrack('1');
  expect(player.textTracks.value.find((track) => track.active)?.language).toBe('ar');
  await player.open({ kind: 'vod', id: '1002' });
  expect(playback.engines).toHaveLength(2);
  expect(player.textTracks.value.find((track) => track.active)?.language).toBe('ar');
});

test('dispose and detach leave nothing, and may both run twice', async () => {
  const { player, playback, media, detach, context } = stage();
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

test('two players on one page play two titles', async () => {
  const context = fakeContext({ answers: { ...openHouse(), readVodPlayback: ({ id }: { id: string }) => filmAnswer({ id, title: id }) }, viewer: member });
  const [one, other] = [0, 1].map(() => {
    const media = fakeMedia();
    const player = createPlayer(context, fakePlayback(() => media.arrive()));
    open.push(player);
    player.attach(media.video, document.body);
    return player;
  }) as [Player, Player];
  await one.open({ kind: 'vod', id: 'a' }, { autoplay: 'any' });
  await other.open({ kind: 'vod', id: 'b' }, { autoplay: 'any' });
  await Promise.all([until(one, 'playing'), until(other, 'playing')]);
  expect([one.item.value?.title, other.item.value?.title]).toEqual(['a', 'b']);
});
