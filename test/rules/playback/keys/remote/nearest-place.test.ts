import { expect, it } from 'vitest';
import { nearestPlace, type Arrow, type Place } from '../../../../../src/rules/playback/keys/remote/nearest-place.ts';

const box = (left: number, top: number, width: number, height: number): Place => ({ left, top, right: left + width, bottom: top + height });

/** A player as it is drawn: a button over the picture, the timeline, and a row of buttons. */
const places = { skip: box(800, 300, 120, 48), timeline: box(20, 400, 900, 28), play: box(20, 430, 48, 48), mute: box(72, 430, 48, 48), slider: box(124, 442, 88, 24), gear: box(820, 430, 48, 48), full: box(872, 430, 48, 48) };
type Name = keyof typeof places;
const names = Object.keys(places) as Name[];

/** @source design/player.md "TV remote keys" */
it.each<[Name, Arrow, Name | undefined]>([
  ['play', 'ArrowRight', 'mute'], ['mute', 'ArrowRight', 'slider'], ['slider', 'ArrowRight', 'gear'], ['full', 'ArrowRight', undefined], ['full', 'ArrowLeft', 'gear'],
  ['play', 'ArrowLeft', undefined], ['play', 'ArrowUp', 'timeline'], ['gear', 'ArrowUp', 'timeline'], ['timeline', 'ArrowDown', 'play'], ['timeline', 'ArrowUp', 'skip'],
  ['skip', 'ArrowDown', 'timeline'], ['skip', 'ArrowLeft', undefined], ['play', 'ArrowDown', undefined],
])('from %s %s leads to %s', (from, arrow, to) => {
  const others = names.filter((name) => name !== from);
  const at = nearestPlace(places[from], others.map((name) => places[name]), arrow);
  expect(at === undefined ? undefined : others[at]).toBe(to);
});
