import { expect, it } from 'vitest';
import { placeNow, roomStep, type RoomPlace, type RoomStep, type ShownPlace } from '../../../../src/rules/playback/together/room-step.ts';

/** The room was set at 1,000 s of the streams' clock, ten seconds ago. */
const now = 10_000;
const playing: RoomPlace = { place: 1_000_000, playing: true, at: 0 };
const paused: RoomPlace = { ...playing, playing: false };
const shown = (place: number, more: Partial<ShownPlace> = {}): ShownPlace => ({ place, playing: true, keepsLatency: false, reach: { from: 900_000, to: 1_100_000 }, ...more });
const still = { playing: false };

it.each<[string, RoomPlace, ShownPlace, RoomStep]>([
  ['at the same place', playing, shown(1_010_000), {}],
  ['a little behind', playing, shown(1_009_600), {}],
  ['a second and a half behind', playing, shown(1_008_500), {}],
  ['more than that behind', playing, shown(1_008_400), { seekBy: 1600 }],
  ['more than that ahead', playing, shown(1_011_600), { seekBy: -1600 }],
  ['late', playing, shown(950_000), { seekBy: 60_000 }],
  ['late and paused', playing, shown(950_000, still), { play: true, seekBy: 60_000 }],
  ['at the place, and paused', playing, shown(1_010_000, still), { play: true }],
  ['playing on in a paused room', paused, shown(1_000_200), { play: false }],
  ['playing far on in a paused room', paused, shown(1_005_000), { play: false, seekBy: -5000 }],
  ['paused at the place', paused, shown(1_000_000, still), {}],
  ['at a live edge that is behind the others', playing, shown(1_005_000, { reach: { from: 900_000, to: 1_005_000 } }), {}],
  ['near such an edge', playing, shown(1_004_000, { reach: { from: 900_000, to: 1_005_000 } }), {}],
  ['far from such an edge', playing, shown(1_000_000, { reach: { from: 900_000, to: 1_005_000 } }), { seekBy: 5000 }],
  ['in a window that begins after the place', paused, shown(1_090_000, { ...still, reach: { from: 1_080_000, to: 1_200_000 } }), { seekBy: -10_000 }],
  ['at the beginning of such a window', paused, shown(1_080_500, { ...still, reach: { from: 1_080_000, to: 1_200_000 } }), {}],
  ['far away where nothing can be moved', playing, shown(0, { reach: undefined } as never), {}],
  ['paused where nothing can be moved', playing, shown(0, { ...still, reach: undefined } as never), { play: true }],
  ['two and a half seconds away, keeping a latency', playing, shown(1_007_500, { keepsLatency: true }), {}],
  ['more than three seconds away, keeping a latency', playing, shown(1_006_900, { keepsLatency: true }), { seekBy: 3100 }],
  ['paused and keeping a latency', paused, shown(1_002_000, { ...still, keepsLatency: true }), { seekBy: -2000 }],
])('%s', (_where, room, place, step) => expect(roomStep(room, place, now)).toEqual(step));

it.each<[string, RoomPlace, number, number]>([
  ['goes on while it plays', playing, 10_000, 1_010_000], ['stands while it is paused', paused, 10_000, 1_000_000], ['never goes back, if a device’s clock is behind', playing, -500, 1_000_000],
])('a place %s', (_what, room, at, place) => expect(placeNow(room, at)).toBe(place));
