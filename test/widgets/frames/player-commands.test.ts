// @vitest-environment jsdom
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isErrorCode } from '../../../bridge/contract/error-codes.ts';
import { methods } from '../../../bridge/contract/methods.ts';
import { playerState } from '../../../bridge/contract/player-state.ts';
import { deliberateFailureOf } from '../../../bridge/frame/failure.ts';
import { publicStateOf } from '../../../src/features/player/public-state.ts';
import { createPlayer } from '../../../src/store/playback/player.ts';
import { listTracks, load, pause, play, seek, setMuted, setTextTrack, setVolume } from '../../../widgets/frames/player-commands.ts';
import { fakeContext, member, type Answers } from '../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../support/fake-media.ts';
import { openHouse } from '../../support/titles.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';

function playerWith(answers: Answers = openHouse()) {
  const media = fakeMedia();
  const player = createPlayer(fakeContext({ answers, viewer: member }), fakePlayback(() => media.arrive()));
  player.attach(media.video, document.body);
  return { player, media };
}
const film = { kind: 'vod', id: '1001' } as const;

/** What a host page is told of a command that could not be done. */
const refusalOf = async (act: () => unknown) => deliberateFailureOf(await Promise.resolve().then(act).then(() => undefined, (thrown: unknown) => thrown));

test('the public state fits its contract, idle and playing', async () => {
  const { player } = playerWith();
  expect(publicStateOf(player)).toMatchObject({ id: null, status: 'idle', volume: 100 });
  expect(z.parse(playerState, publicStateOf(player))).toEqual(publicStateOf(player));
  await load(player, film);
  await play(player);
  expect(z.parse(playerState, publicStateOf(player))).toEqual(publicStateOf(player));
  expect(publicStateOf(player)).toMatchObject({ id: '1001', title: 'The Paper Moon', kind: 'vod', status: 'playing', playing: true, duration: 60 });
});

test('the public state carries no address, licence or token', async () => {
  const { player } = playerWith(openHouse({ licences: ['gold'] }));
  await load(player, film);
  expect(JSON.stringify(publicStateOf(player))).not.toMatch(/http|token|gold|callback/);
});

test('every command answers what its contract promises', async () => {
  const { player } = playerWith();
  expect(z.parse(methods.load.output, await load(player, film))).toMatchObject({ id: '1001', accessLevel: 'GRANTED' });
  expect(z.parse(methods.play.output, await play(player))).toEqual({ playing: true, muted: false });
  expect(z.parse(methods.seek.output, await seek(player, { to: 30 }))).toEqual({ position: 30 });
  expect(z.parse(methods.seek.output, await seek(player, { by: -10 }))).toEqual({ position: 20 });
  expect(z.parse(methods.setVolume.output, await setVolume(player, 35))).toEqual({ value: 35 });
  expect(z.parse(methods.setMuted.output, await setMuted(player, true))).toEqual({ value: true });
  expect(z.parse(methods.setTextTrack.output, setTextTrack(player, '1')).tracks.map((track) => track.active)).toEqual([false, true]);
  expect(z.parse(methods.listTracks.output, listTracks(player)).tracks).toHaveLength(2);
  expect(setTextTrack(player, null).tracks.some((track) => track.active)).toBe(false);
  expect(z.parse(methods.pause.output, pause(player))).toEqual({ playing: false, muted: true });
});

test.each<[string, Answers, string, string | undefined]>([
  ['an unknown film', { readVodPlayback: refused('readVodPlayback', 'guest: no such film') }, 'VOD_NOT_FOUND', undefined],
  ['no licence', openHouse({ accessLevel: 'DENIED' }), 'ACCESS_DENIED', undefined],
  ['a guest', { readVodPlayback: recorded('readVodPlayback', 'guest: a film for members') }, 'SIGN_IN_REQUIRED', undefined],
  ['the wrong territory', openHouse({ accessLevel: 'GEOBLOCKED' }), 'GEOBLOCKED', undefined],
  ['the platform down', {}, 'PLAY_FAILED', 'network'],
])('load of %s', async (_case, answers, code, reason) => {
  const { player } = playerWith(answers);
  await expect(refusalOf(() => load(player, film))).resolves.toMatchObject({ code, ...(reason ? { reason } : {}) });
  expect(isErrorCode(code)).toBe(true);
});

test('what cannot be done has a name', async () => {
  const { player, media } = playerWith();
  await expect(refusalOf(() => load(player, { kind: 'trailer', id: '1' }))).resolves.toMatchObject({ code: 'UNSUPPORTED' });
  await expect(refusalOf(() => seek(player, { to: 1 }))).resolves.toMatchObject({ code: 'OUT_OF_RANGE' });
  await load(player, film);
  await expect(refusalOf(() => seek(player, { to: 61 }))).resolves.toMatchObject({ code: 'OUT_OF_RANGE' });
  await expect(refusalOf(() => seek(player, { live: true }))).resolves.toMatchObject({ code: 'OUT_OF_RANGE' });
  await expect(refusalOf(() => setTextTrack(player, '9'))).resolves.toMatchObject({ code: 'TRACK_NOT_FOUND' });
  media.refuseEverything = true;
  await expect(refusalOf(() => play(player))).resolves.toMatchObject({ code: 'PLAY_FAILED', reason: 'autoplay' });
});

test('a load that another one overtakes says so, and never tells the other title', async () => {
  const { player } = playerWith();
  const first = load(player, film);
  const second = load(player, { kind: 'vod', id: '1002' });
  expect(await refusalOf(() => first)).toMatchObject({ code: 'PLAY_FAILED', reason: 'aborted' });
  expect(await second).toMatchObject({ id: '1002' });
});
