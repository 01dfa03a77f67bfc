// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadHoles } from '../../../src/playback/dash/load-holes.ts';

/** An element that has loaded these stretches and waits at a second. @returns where it stands then */
function waits(at: number, ...loaded: [number, number][]): number {
  const video = document.createElement('video');
  const buffered = { length: loaded.length, start: (index: number) => loaded[index]![0], end: (index: number) => loaded[index]![1] };
  Object.defineProperties(video, { buffered: { value: buffered }, currentTime: { value: at, writable: true } });
  const stop = loadHoles(video);
  video.dispatchEvent(new Event('waiting'));
  const reached = video.currentTime;
  stop();
  video.dispatchEvent(new Event('waiting'));
  expect(video.currentTime).toBe(reached);
  return reached;
}

test.each<[what: string, at: number, loaded: [number, number][], reached: number]>([
  ['at the edge of a hole, it seeks to where nothing is loaded', 35.98, [[30, 36], [40, 64]], 36.05],
  ['between two of three stretches', 12, [[0, 4], [8, 12], [20, 24]], 12.05],
  ['a gap that dash.js jumps is left to it', 35.98, [[30, 36], [37, 64]], 35.98],
  ['at the end of what is loaded, it waits', 63.9, [[30, 36], [40, 64]], 63.9],
  ['far from an edge it waits for something else', 31, [[30, 36], [40, 64]], 31],
  ['where nothing is loaded a segment is on its way already', 38, [[30, 36], [40, 64]], 38],
])('%s', (_what, at, loaded, reached) => {
  expect(waits(at, ...loaded)).toBeCloseTo(reached, 5);
});
