// @vitest-environment jsdom
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isErrorCode } from '../../bridge/contract/messages/error-codes.ts';
import { methods, type MethodInput } from '../../bridge/contract/methods.ts';
import { playerState } from '../../bridge/contract/player/player-state.ts';
import { deliberateFailureOf } from '../../bridge/frame/requests/failure.ts';
import type { Client } from '../../src/api/client.ts';
import { publicStateOf } from '../../src/features/player/public-state.ts';
import { createPlayer, type Player } from '../../src/store/playback/player.ts';
import { load as loadWith } from '../../src/steering/load-content.ts';
import { setFullscreen, setPictureInPicture } from '../../src/steering/display-commands.ts';
import { setMuted, setVolume } from '../../src/steering/sound-commands.ts';
import { listQualities, listTracks, setAudioTrack, setQuality, setTextTrack } from '../../src/steering/track-commands.ts';
import { pause, play, restart, seek, setRate, stop } from '../../src/steering/transport-commands.ts';
import { fakeContext, member, refusal, type Answers } from '../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../support/fake-media.ts';
import { filmAnswer, openHouse, streamAnswer } from '../support/titles.ts';
import { ofNewerPlatform } from '../support/recorded-answers/given-answers.ts';
import { recorded, refused } from '../support/recorded-answers/recorded-answer.ts';

function playerWith(answers: Answers = openHouse()) {
  const media = fakeMedia();
  const context = fakeContext({ answers, viewer: member });
  const player = createPlayer(context, fakePlayback(() => media.arrive()));
  player.attach(media.video, document.body);
  clients.set(player, context.client);
  return { player, media };
}
const clients = new WeakMap<Player, Client>();
const load = (player: Player, wanted: MethodInput<'load'>) => loadWith(player, clients.get(player)!, wanted);
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

/** An event that is over, whose recording is title 2109. */
const overEvent = (recording: Answers = openHouse({ id: '2109', title: 'The recording' })): Answers => ({
  ...recording, readLivePlayback: () => { throw refusal('readLivePlayback', 404); }, readReplacementVod: ofNewerPlatform({ ...filmAnswer({ title: 'The recording' }), id: '2109' }),
});

test('a load of an event that is over answers with the recording that plays in its place', async () => {
  const { player } = playerWith(overEvent());
  expect(z.parse(methods.load.output, await load(player, { kind: 'live', id: '2009' }))).toEqual({ id: '2109', title: 'The recording', accessLevel: 'GRANTED' });
  expect(publicStateOf(player)).toMatchObject({ id: '2109', kind: 'vod' });
});

test('a recording that is refused in the place of its event is refused by name', async () => {
  const { player } = playerWith(overEvent(openHouse({ id: '2109', accessLevel: 'DENIED' })));
  await expect(refusalOf(() => load(player, { kind: 'live', id: '2009' }))).resolves.toMatchObject({ code: 'ACCESS_DENIED' });
});

test('stop lets go of the stream, and play begins the same title again', async () => {
  const { player } = playerWith();
  await load(player, film);
  await play(player);
  expect(z.parse(methods.stop.output, stop(player))).toEqual({ playing: false, muted: false });
  expect(publicStateOf(player)).toMatchObject({ id: null, status: 'idle' });
  expect(await play(player)).toMatchObject({ playing: true });
  expect(publicStateOf(player)).toMatchObject({ id: '1001', status: 'playing' });
});

test('restart begins again, and plays', async () => {
  const { player } = playerWith();
  await load(player, film);
  await play(player);
  await seek(player, { to: 30 });
  expect(await restart(player)).toMatchObject({ playing: true });
  expect(player.position.peek()).toBe(0);
});

test('rate, quality and spoken language answer what was taken, and name what is not there', async () => {
  const { player } = playerWith();
  await load(player, film);
  await play(player);
  expect(z.parse(methods.setRate.output, await setRate(player, 1.5))).toEqual({ value: 1.5 });
  expect(z.parse(methods.listQualities.output, listQualities(player))).toEqual(listQualities(player));
  expect(z.parse(methods.setQuality.output, setQuality(player, 'auto')).quality.chosen).toBeNull();
  for (const { id } of player.qualities.peek()) expect(setQuality(player, id)).toMatchObject({ quality: { chosen: id } });
  for (const { id } of player.audioTracks.peek()) expect(setAudioTrack(player, id).audio.find(({ active }) => active)?.id).toBe(id);
  await expect(refusalOf(() => setQuality(player, '9000p'))).resolves.toMatchObject({ code: 'TRACK_NOT_FOUND' });
  await expect(refusalOf(() => setAudioTrack(player, 'tlh'))).resolves.toMatchObject({ code: 'TRACK_NOT_FOUND' });
});

test('sound that the browser allows only after a press is refused by name, and the title plays on in silence', async () => {
  const { player, media } = playerWith();
  await load(player, film);
  await setMuted(player, true);
  await play(player);
  // As browsers do: sound without a press pauses what was started in silence.
  media.video.addEventListener('volumechange', () => { if (!media.video.muted) media.video.pause(); });
  await expect(refusalOf(() => setMuted(player, false))).resolves.toMatchObject({ code: 'NEEDS_GESTURE' });
  expect(publicStateOf(player)).toMatchObject({ muted: true, playing: true });
});

test('fullscreen and picture-in-picture need a press, and are refused where the browser has none', async () => {
  const { player, media } = playerWith();
  await expect(refusalOf(() => setFullscreen(player, true))).resolves.toMatchObject({ code: 'UNSUPPORTED' });
  await expect(refusalOf(() => setPictureInPicture(media.video, true))).resolves.toMatchObject({ code: 'UNSUPPORTED' });
  await expect(refusalOf(() => setPictureInPicture(null, true))).resolves.toMatchObject({ code: 'UNSUPPORTED' });
  const able = { fullscreenEnabled: true, pictureInPictureEnabled: true, pictureInPictureElement: null };
  Object.defineProperties(document, Object.fromEntries(Object.entries(able).map(([name, value]) => [name, { value, configurable: true }])));
  const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  document.body.requestFullscreen = refuse;
  media.video.requestPictureInPicture = refuse;
  await expect(refusalOf(() => setFullscreen(player, true))).resolves.toMatchObject({ code: 'NEEDS_GESTURE' });
  await expect(refusalOf(() => setPictureInPicture(media.video, true))).resolves.toMatchObject({ code: 'NEEDS_GESTURE' });
  media.video.requestPictureInPicture = () => Promise.resolve({} as PictureInPictureWindow);
  expect(await setPictureInPicture(media.video, true)).toEqual({ value: true });
  expect(await setFullscreen(player, false)).toEqual({ value: false });
  for (const name of Object.keys(able)) Reflect.deleteProperty(document, name);
});

/** A platform whose film has two trailers. */
const trailerClient: Client = {
  call: (call) => Promise.resolve((call.name === 'readVodPlayback' ? { trailers: ['t1', 't2'].map((id) => ({ id, title: `Trailer ${id}`, accessLevel: 'GRANTED' })) } : streamAnswer()) as never),
};

test('a trailer is loaded by its title, the first one or the one that is named', async () => {
  const { player } = playerWith();
  expect(z.parse(methods.load.output, await loadWith(player, trailerClient, { kind: 'trailer', id: '1001' }))).toEqual({ id: '1001', title: 'Trailer t1', accessLevel: 'GRANTED' });
  expect(await loadWith(player, trailerClient, { kind: 'trailer', id: '1001:t2' })).toMatchObject({ id: '1001:t2', title: 'Trailer t2' });
  expect(publicStateOf(player)).toMatchObject({ id: '1001:t2', kind: 'trailer' });
  await expect(refusalOf(() => loadWith(player, trailerClient, { kind: 'trailer', id: '1001:t9' }))).resolves.toMatchObject({ code: 'VOD_NOT_FOUND' });
});
