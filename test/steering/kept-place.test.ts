// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { playerState } from '../../bridge/contract/player/player-state.ts';
import { noGrants, type Grants } from '../../bridge/contract/origins/grants.ts';
import { emitMediaEvents, emitPlayerEvents } from '../../src/features/player/emit-player-events.ts';
import { publicStateOf } from '../../src/features/player/public-state.ts';
import { filterPlace } from '../../src/steering/kept-place.ts';
import { playerHandlers } from '../../src/steering/player-handlers.ts';
import { messageOf } from '../../src/steering/player-messages.ts';
import { createPlayer } from '../../src/store/playback/player.ts';
import { fakeContext, member } from '../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../support/fake-media.ts';
import { openHouse } from '../support/titles.ts';

const page = (...calls: string[]): Grants => ({ ...noGrants, observe: true, control: true, load: true, calls });
const film = { kind: 'vod', id: '1001', autoplay: false } as const;

/** A framed player of a title of 60 seconds that its viewer left elsewhere. @param watchProgress seconds; undefined for one that they never began */
function framed(watchProgress: number | undefined, grants: Grants) {
  const media = fakeMedia();
  const context = fakeContext({ answers: openHouse({ watchProgress }), viewer: member });
  const player = createPlayer(context, fakePlayback(() => { media.arrive(); media.advance(media.video.currentTime); }));
  player.attach(media.video, document.body);
  const asking = { origin: 'https://partner.example', grants, signal: new AbortController().signal };
  const handlers = playerHandlers({ driven: signal({ player, client: context.client, video: media.video }), show: () => undefined }, { loop: signal(false), poster: signal<string | undefined>(undefined) });
  const told: [string, unknown][] = [];
  const filter = filterPlace(() => player);
  const emit = (...event: Parameters<typeof messageOf>[0]) => {
    const { message, data } = messageOf(event, publicStateOf(player));
    const crossing: unknown = filter(message, data, asking);
    if (crossing !== undefined) told.push([message, crossing]);
    return true;
  };
  emitMediaEvents(media.video, emit);
  emitPlayerEvents(player, emit);
  return { media, player, told, state: async () => handlers.getState!({}, asking), load: (wanted: object = {}) => handlers.load!({ ...film, ...wanted }, asking), play: () => handlers.play!({}, asking), seek: (to: { to: number } | { by: number }) => handlers.seek!(to, asking) };
}

const positionsIn = (told: readonly [string, unknown][]) => [...new Set(JSON.stringify(told).match(/"(?:position|start|end)":[\d.]+/g))];

test.each([[[], 0], [['catalogue', 'favourites', 'saveWatchProgress'], 0], [['history'], 33]] as const)('a page with the grants %j is told that a title, left at 33 elsewhere, stands at %d', async (calls, position) => {
  const { state, load, told } = framed(33, page(...calls));
  await load();
  expect(await state()).toMatchObject({ position, duration: 60, status: 'ready' });
  expect(positionsIn(told).includes('"position":33')).toBe(position === 33);
});

test('without the grant a title that was begun elsewhere looks like one that was not', async () => {
  const [begun, never] = [framed(33, page()), framed(undefined, page())];
  for (const each of [begun, never]) await each.load();
  expect(await begun.state()).toEqual(await never.state());
  expect(begun.told).toEqual(never.told);
  expect(positionsIn(begun.told)).toEqual(['"position":0']);
  playerState.parse(await begun.state());
});

test('how far it goes on from there is not told either, until it plays', async () => {
  const { media, player, state, load, play, seek, told } = framed(33, page());
  await load();
  expect(await seek({ by: 5 })).toEqual({ position: 0 });
  expect(await state()).toMatchObject({ position: 0, buffered: [] });
  expect(told.map(([name]) => name)).not.toContain('seeking');
  await play();
  expect(player.position.peek()).toBe(38);
  media.advance(40);
  expect(await state()).toMatchObject({ position: 40, status: 'playing', buffered: [{ start: 0, end: 60 }] });
});

test('a place that the page sets itself is told', async () => {
  const moved = framed(33, page());
  await moved.load();
  expect(await moved.seek({ to: 20 })).toEqual({ position: 20 });
  expect(await moved.state()).toMatchObject({ position: 20 });
  expect(moved.told.map(([name]) => name)).toContain('seeked');
  const opened = framed(33, page());
  await opened.load({ startAt: 12 });
  expect(await opened.state()).toMatchObject({ position: 12 });
  await opened.load();
  expect(await opened.state()).toMatchObject({ position: 0 });
});

test('a title that broke while it played is told where it was, and goes on there', async () => {
  const { media, player, state, load, play } = framed(33, page());
  await load();
  await play();
  media.advance(45);
  await player.retry();
  expect(await state()).toMatchObject({ position: 45 });
});

test('events that say nothing of a place cross as they are', async () => {
  const { player, load } = framed(33, page());
  await load();
  const filter = filterPlace(() => player);
  const asking = { origin: '', grants: page() };
  expect([filter('goback', null, asking), filter('volumechange', { volume: 3, muted: false }, asking), filterPlace(() => undefined)('timeupdate', { position: 3 }, asking)]).toEqual([null, { volume: 3, muted: false }, { position: 3 }]);
});
