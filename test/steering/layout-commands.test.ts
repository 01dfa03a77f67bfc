// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, expect, test } from 'vitest';
import { deliberateFailureOf } from '../../bridge/frame/requests/failure.ts';
import { groupPlayer } from '../../src/store/playback/multi-view/group-player.ts';
import type { DrivenPlayer, PlayerPlace, ShownAs } from '../../src/steering/driven-player.ts';
import { setLayout } from '../../src/steering/layout-commands.ts';
import { playerHandlers } from '../../src/steering/player-handlers.ts';
import { createPlayer, type Player } from '../../src/store/playback/player.ts';
import { fakeContext, member, refusal, type FakeContext } from '../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../support/fake-media.ts';
import { openHouse } from '../support/titles.ts';
import { angles, disposeMultiViews, multiViewStage } from '../store/playback/multi-view/multi-view-stage.ts';

afterEach(disposeMultiViews);

/** A single player that shows a live event, for which the platform answers these angles. */
async function singleWith(answer: unknown) {
  const context = fakeContext({ answers: { ...openHouse(), readMultiView: answer }, viewer: member });
  const media = fakeMedia();
  const player = createPlayer(context, fakePlayback(() => media.arrive()));
  player.attach(media.video, document.body);
  await player.openStreams({ hls: [{ url: 'https://media.test/wide/main.m3u8', subtitles: [] }], dash: [], expiresAt: 2_000_000_000_000, live: false }, { content: { kind: 'live', id: '2040' } });
  return { player, driven: { player, client: context.client, video: media.video } };
}

/** A place that draws what it is asked for, as a frame does. */
function placeWith(first: DrivenPlayer | undefined, draw: (how: ShownAs) => Promise<DrivenPlayer>) {
  const driven = signal<DrivenPlayer | undefined>(first);
  const shown: [unknown, ShownAs][] = [];
  const place: PlayerPlace = {
    driven,
    show(title, how) {
      shown.push([title, how]);
      driven.value = undefined;
      void draw(how).then((next) => { driven.value = next; });
    },
  };
  return { place, shown };
}

async function drawnAngles(how: ShownAs, context?: FakeContext): Promise<DrivenPlayer> {
  const stage = await multiViewStage(angles(), how.layout === 'single' ? {} : { layout: how.layout });
  const idle = createPlayer(stage.context, stage.playback);
  return { player: groupPlayer(stage.multi, idle), client: (context ?? stage.context).client, multi: stage.multi, video: null };
}

const here = new AbortController().signal;
const refusalOf = async (act: Promise<unknown>) => deliberateFailureOf(await act.then(() => undefined, (thrown: unknown) => thrown));
const playing = async (player: Player) => { await player.play(); return player; };

test('an event’s angles are shown beside each other, from where one picture was', async () => {
  const { driven, player } = await singleWith(angles());
  await playing(player);
  await player.seek(20);
  const { place, shown } = placeWith(driven, drawnAngles);
  expect(await setLayout(place, driven, { value: 'threeUp' }, here)).toEqual({ value: 'threeUp' });
  expect(shown).toEqual([[{ kind: 'live', id: '2040' }, { layout: 'threeUp', autoplay: 'any', startAt: 20 }]]);
  expect(place.driven.peek()?.multi?.tiles.peek()).toHaveLength(3);
});

test('angles change their layout where they stand, and give way to one picture again', async () => {
  const quad = await drawnAngles({ layout: 'quad' });
  const { driven: single } = await singleWith(angles());
  const { place, shown } = placeWith(quad, () => Promise.resolve(single));
  expect(await setLayout(place, quad, { value: 'pip' }, here)).toEqual({ value: 'pip' });
  expect([quad.multi?.layout.peek(), shown]).toEqual(['pip', []]);
  expect(await setLayout(place, quad, { value: 'single' }, here)).toEqual({ value: 'single' });
  expect(shown).toMatchObject([[{ kind: 'vod', id: '2040' }, { layout: 'single', autoplay: false }]]);
});

test.each<[string, unknown]>([
  ['has fewer angles', angles({}, 3)],
  ['has an angle without an address', angles({ videos: angles().videos.map((video, at) => (at === 2 ? { ...video, url: undefined } : video)) })],
  ['has one angle', () => { throw refusal('readMultiView', 404); }],
])('a layout is refused where the event %s, and what plays stays', async (_case, answer) => {
  const { driven, player } = await singleWith(answer);
  const { place, shown } = placeWith(driven, drawnAngles);
  expect(await refusalOf(setLayout(place, driven, { value: 'quad' }, here))).toMatchObject({ code: 'UNSUPPORTED' });
  expect([shown, player.content.peek()?.id]).toEqual([[], '2040']);
  expect(await setLayout(place, driven, { value: 'single' }, here)).toEqual({ value: 'single' });
});

test('shown angles refuse a layout that they do not fill', async () => {
  const { multi } = await multiViewStage(angles({}, 2));
  const driven = { player: createPlayer(fakeContext({}), fakePlayback()), client: fakeContext({}).client, multi, video: null };
  const { place } = placeWith(driven, drawnAngles);
  expect(await refusalOf(setLayout(place, driven, { value: 'quad' }, here))).toMatchObject({ code: 'UNSUPPORTED' });
  expect(multi.layout.peek()).toBe('twoUp');
});

test('waiting for a picture ends with the session', async () => {
  const { driven } = await singleWith(angles());
  const { place } = placeWith(driven, () => new Promise(() => undefined));
  const session = new AbortController();
  const asked = refusalOf(setLayout(place, driven, { value: 'quad' }, session.signal));
  await Promise.resolve();
  session.abort();
  expect(await asked).toMatchObject({ code: 'ABORTED' });
});

test('another title is loaded into one picture', async () => {
  const quad = await drawnAngles({ layout: 'quad' });
  const { driven: single } = await singleWith(angles());
  const { place, shown } = placeWith(quad, () => Promise.resolve(single));
  const handlers = playerHandlers(place, { loop: signal(false), poster: signal<string | undefined>(undefined) });
  const context = { origin: 'https://host.test', grants: { observe: true, control: true, load: true, calls: [] }, signal: here };
  expect(await handlers.load!({ kind: 'vod', id: '1001' }, context)).toMatchObject({ id: '1001', title: 'The Paper Moon' });
  expect(shown).toEqual([[undefined, { layout: 'single' }]]);
});

test('nothing is driven before it is drawn', async () => {
  const { place } = placeWith(undefined, drawnAngles);
  const handlers = playerHandlers(place, { loop: signal(false), poster: signal<string | undefined>(undefined) });
  expect(await refusalOf(Promise.resolve().then(() => handlers.getState!({}, { origin: '', grants: { observe: true, control: true, load: true, calls: [] }, signal: here })))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
});
