// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startMedia } from '../../../src/store/playback/play.ts';
import { createPlayerState } from '../../../src/store/playback/player-state.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { disposePlayers, playerStage, untilStatus } from '../../support/player-stage.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { openHouse } from '../../support/titles.ts';

const film = { kind: 'vod', id: '1001' } as const;

afterEach(disposePlayers);

test('play answers when the media plays, and the state says so only then', async () => {
  const { player, media } = playerStage();
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

test('a start without a gesture: `sound` insists on sound and shows the button, `any` goes on without sound', async () => {
  const strict = playerStage();
  strict.media.refuseSound = true;
  await strict.player.open(film, { autoplay: 'sound' });
  await vi.waitFor(() => expect(strict.player.playbackBlocked.value).toEqual({ muted: false }));
  expect(strict.player.muted.value).toBe(false);

  const lenient = playerStage();
  lenient.media.refuseSound = true;
  await lenient.player.open(film, { autoplay: 'any' });
  await untilStatus(lenient.player, 'playing');
  expect(lenient.player.muted.value).toBe(true);
});

test('a start that is refused without sound as well shows the button', async () => {
  const { player, media } = playerStage();
  media.refuseEverything = true;
  await player.open(film, { autoplay: 'any' });
  await vi.waitFor(() => expect(player.playbackBlocked.value).toEqual({ muted: true }));
});

test('play that leads nowhere says why', async () => {
  const blocked = playerStage();
  await expect(blocked.player.play()).rejects.toMatchObject({ name: 'AbortError', code: 'PLAY_FAILED', reason: 'aborted' });
  await blocked.player.open(film);
  blocked.media.refuseEverything = true;
  await expect(blocked.player.play()).rejects.toMatchObject({ reason: 'autoplay' });
});

test.each([
  ['access', film, openHouse({ accessLevel: 'DENIED' })],
  ['not-live', { kind: 'live', id: '42' } as const, { readLivePlayback: recorded('readLivePlayback', 'guest: an event that is over') }],
  ['network', film, {}],
])('a title without a start fails to play for %s', async (reason, title, answers) => {
  const { player } = playerStage({ answers });
  await player.open(title);
  await expect(player.play()).rejects.toMatchObject({ reason });
});

test.each([['drm', 'drm'], ['media', 'network']] as const)('a stream that breaks by %s while it starts fails for %s', async (kind, reason) => {
  const { video } = fakeMedia();
  const state = createPlayerState();
  video.play = () => new Promise(() => undefined);
  const started = startMedia(video, state, new AbortController().signal);
  state.failure.value = { kind, code: 'x' };
  await expect(started).rejects.toMatchObject({ reason });
});

test('a start that an engine interrupts by its source is made again, once', async () => {
  const { video } = fakeMedia();
  let plays = 0;
  let source = 'blob:1';
  Object.defineProperty(video, 'currentSrc', { get: () => source });
  video.play = () => {
    plays += 1;
    if (plays > 1) return Promise.resolve();
    source = 'blob:2';
    return Promise.reject(new DOMException('a new load', 'AbortError'));
  };
  await startMedia(video, createPlayerState(), new AbortController().signal);
  expect(plays).toBe(2);
});

test.each([
  ['a pause', new DOMException('paused', 'AbortError'), 'aborted'],
  ['a source that does not decode', new DOMException('no source', 'NotSupportedError'), 'network'],
  ['something that is no error', 'no', 'network'],
])('a start that %s ends is not made again', async (_case, error, reason) => {
  const { video } = fakeMedia();
  const play = vi.fn(() => Promise.reject(error as Error));
  video.play = play;
  await expect(startMedia(video, createPlayerState(), new AbortController().signal)).rejects.toMatchObject({ reason });
  expect(play).toHaveBeenCalledOnce();
});

test('a start is over when other content is opened', async () => {
  const { video } = fakeMedia();
  video.play = () => new Promise(() => undefined);
  const control = new AbortController();
  const started = startMedia(video, createPlayerState(), control.signal);
  control.abort();
  await expect(started).rejects.toMatchObject({ reason: 'aborted' });
});
