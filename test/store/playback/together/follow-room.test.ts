import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WatchRoom } from '../../../../src/contracts/playback/watch-room.ts';
import type { PlayerStatus } from '../../../../src/store/playback/player-state.ts';
import { followRoom, type LedPlayer } from '../../../../src/store/playback/together/follow-room.ts';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';

const stops: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
});

/** The moment of the room's place, and what its pictures say of themselves. */
const start = Date.parse('2026-01-15T20:00:00Z');
const inRoom = (place: number | undefined, playing: boolean, revision = 1): WatchRoom => ({ ...recorded('readRoom', 'member: nobody has begun'), revision, playing, at: start, ...(place === undefined ? {} : { place }) });

/** A player of a live event with two minutes of window, thirty seconds behind its edge, and the room beside it. */
function stage(known: WatchRoom | undefined, status: PlayerStatus = 'playing', date = start) {
  const room = signal(known);
  const time = { now: start };
  const shown = { date: date as number | undefined };
  const state = {
    status: signal<PlayerStatus>(status), live: signal(true), position: signal(90), duration: signal<number | undefined>(undefined), windowSeconds: signal(120), behindLive: signal(30),
    liveSettings: signal({ edgeTolerance: 6 }), seeking: signal(false), rate: signal(1), ad: signal(undefined),
  };
  const player = {
    ...state,
    dateShown: () => shown.date,
    play: vi.fn(async () => { state.status.value = 'playing'; }),
    pause: vi.fn(() => { state.status.value = 'paused'; }),
    seekBy: vi.fn(async (seconds: number) => {
      state.seeking.value = true;
      shown.date = (shown.date ?? 0) + seconds * 1000;
      await Promise.resolve();
      state.seeking.value = false;
    }),
    setRate: vi.fn((rate: number) => { state.rate.value = rate; }),
  };
  const move = vi.fn(async (place: number, playing: boolean) => { if (room.value) room.value = { ...room.value, place, playing, at: time.now }; });
  stops.push(followRoom(() => time.now, { room, move }, player satisfies LedPlayer));
  /** Time passes for the platform and for the pictures. */
  const passes = async (milliseconds: number, pictures = milliseconds) => {
    time.now += milliseconds;
    if (shown.date !== undefined && state.status.value === 'playing') shown.date += pictures;
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  /** The viewer's own hand on the timeline. */
  const drag = (seconds: number) => {
    state.seeking.value = true;
    shown.date = (shown.date ?? 0) + seconds * 1000;
    state.seeking.value = false;
  };
  return { room, player, move, shown, passes, drag };
}

test('whoever plays first says where everybody is', () => {
  expect(stage(inRoom(undefined, false, 0)).move.mock.calls).toEqual([[start, true]]);
});

test('nobody says so before the stream tells when its pictures were made', async () => {
  const { move, shown, passes } = stage(inRoom(undefined, false, 0));
  move.mockClear();
  const other = stage(inRoom(undefined, false, 0), 'loading');
  other.shown.date = undefined;
  await passes(1000);
  expect([other.move.mock.calls, shown.date]).toEqual([[], start + 1000]);
});

test('whoever comes late is brought to the others, and tells them nothing', async () => {
  const { player, move, passes } = stage(inRoom(start + 20_000, true));
  await passes(500);
  expect([player.seekBy.mock.calls, move.mock.calls]).toEqual([[[20]], []]);
});

test('whoever comes to a paused room is paused, whatever the player began', async () => {
  const { player, move, passes } = stage(inRoom(start, false));
  await passes(500);
  expect([player.pause.mock.calls.length, move.mock.calls]).toEqual([1, []]);
});

test('the viewer pauses, plays and seeks for everybody', async () => {
  const { player, move, passes, drag } = stage(inRoom(start, true));
  await passes(1000);
  player.status.value = 'paused';
  expect(move.mock.calls).toEqual([[start + 1000, false]]);
  await passes(5000);
  player.status.value = 'playing';
  expect(move.mock.calls.at(-1)).toEqual([start + 1000, true]);
  drag(-40);
  expect(move.mock.calls.at(-1)).toEqual([start - 39_000, true]);
  expect([player.play.mock.calls.length, player.pause.mock.calls.length, player.seekBy.mock.calls.length]).toEqual([0, 0, 0]);
});

test('others pause, play and seek for the viewer, who tells nobody', async () => {
  const { room, player, move, passes } = stage(inRoom(start, true));
  room.value = inRoom(start - 30_000, false, 2);
  await passes(500);
  expect([player.pause.mock.calls.length, player.seekBy.mock.calls]).toEqual([1, [[-30]]]);
  room.value = inRoom(start - 30_000, true, 3);
  expect([player.play.mock.calls.length, move.mock.calls]).toEqual([1, []]);
});

test('a browser that refuses to play is asked once for each change', async () => {
  const { room, player, passes } = stage(inRoom(start, false), 'paused');
  player.play.mockImplementation(async () => { throw new Error('refused'); });
  room.value = inRoom(start, true, 2);
  await passes(5000);
  expect(player.play).toHaveBeenCalledTimes(1);
  room.value = { ...inRoom(start, true, 3), at: start + 6000 };
  expect(player.play).toHaveBeenCalledTimes(2);
});

test('whoever stalls is brought back, and not all the time', async () => {
  const { player, move, passes } = stage(inRoom(start, true));
  await passes(2000, 0);
  expect(player.seekBy.mock.calls).toEqual([[2]]);
  await passes(2000, 0);
  expect(player.seekBy).toHaveBeenCalledTimes(1);
  await passes(2500, 0);
  expect(player.seekBy.mock.calls).toEqual([[2], [4.5]]);
  expect(move).not.toHaveBeenCalled();
});

test('a stall, a reopened stream and an ad are nobody’s wish', async () => {
  const { player, move, passes } = stage(inRoom(start, true));
  for (const status of ['buffering', 'loading', 'error', 'loading', 'playing', 'seeking', 'playing', 'ended'] as const) player.status.value = status;
  await passes(500);
  expect(move).not.toHaveBeenCalled();
});

test('everybody watches at the ordinary speed', () => {
  const { player } = stage(inRoom(start, true));
  player.rate.value = 1.5;
  expect(player.rate.value).toBe(1);
});

test('without a room the player is the viewer’s own', async () => {
  const { player, passes } = stage(undefined);
  player.rate.value = 2;
  player.status.value = 'paused';
  await passes(2000);
  expect([player.rate.value, player.play.mock.calls, player.seekBy.mock.calls]).toEqual([2, [], []]);
});
