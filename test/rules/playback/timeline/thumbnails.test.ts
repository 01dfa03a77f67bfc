import { expect, test } from 'vitest';
import { thumbnailAt, thumbnailsOf } from '../../../../src/rules/playback/timeline/thumbnails.ts';

const resolve = (address: string) => (address.startsWith('javascript:') || address === '' ? undefined : `https://media.test/${address}`);
const read = (...texts: string[]) => thumbnailsOf(texts.map((text, at) => ({ start: at * 10, end: at * 10 + 10, text })), resolve);

test('a cue names a picture of its own or a region of a sheet', () => {
  expect(read('one.jpg', 'sheet.jpg#xywh=160,90,160,90', 'sheet.jpg#xywh=pixel:0,0,80,45')).toEqual([
    { start: 0, end: 10, url: 'https://media.test/one.jpg', region: undefined },
    { start: 10, end: 20, url: 'https://media.test/sheet.jpg', region: { x: 160, y: 90, width: 160, height: 90 } },
    { start: 20, end: 30, url: 'https://media.test/sheet.jpg', region: { x: 0, y: 0, width: 80, height: 45 } },
  ]);
});

test('what cannot be shown is left out', () => {
  expect(read('', 'javascript:alert(1)', 'a.jpg#xywh=1,2,3', 'a.jpg#xywh=0,0,0,10', 'a.jpg#xywh=percent:0,0,50,50', 'a.jpg#xywh=-1,0,9,9')).toEqual([]);
});

test.each([[-1, 0], [0, 0], [9.9, 0], [10, 10], [99, 20]])('at %s seconds the picture of second %s is shown', (seconds, start) => {
  expect(thumbnailAt(read('a', 'b', 'c'), seconds)?.start).toBe(start);
});

test('no pictures, no picture', () => expect(thumbnailAt([], 5)).toBeUndefined());
