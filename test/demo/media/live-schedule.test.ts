import { describe, expect, it, test } from 'vitest';
import { discontinuitiesBefore, isDiscontinuity, isOnAir, isOver, liveTrack, newestOf, shiftOf, slotOf, startTicksOf } from '../../../demo/media/live-schedule.ts';
import { START, streamOf } from './live-stream.ts';

const film = streamOf('film', 14);
const slots = (from: number, count: number) => Array.from({ length: count }, (_, i) => slotOf(film, from + i));

describe('what a live stream shows when', () => {
  it('is a card of two seconds, then seven segments, and the film runs on after the next card', () => {
    expect(slots(0, 10).map((slot) => [slot.isCard ? 'card' : slot.index, slot.startSeconds])).toEqual([
      ['card', 0], [14, 2], [15, 6], [0, 10], [1, 14], [2, 18], [3, 22], [4, 26], ['card', 30], [5, 32],
    ]);
  });

  it('starts a card every whole minute', () => {
    for (const minute of [1, 7, 60]) expect(slotOf(film, minute * 16)).toMatchObject({ isCard: true, startSeconds: minute * 60 });
  });

  test.each([[0, -1], [1.999, -1], [2, 0], [5.999, 0], [6, 1], [29.999, 6], [30, 7], [31.999, 7], [32, 8], [36, 9]])('after %d s the newest finished segment is %d', (seconds, newest) => {
    expect(newestOf(film, START + seconds * 1000)).toBe(newest);
  });

  it('stops at its end', () => {
    const event = streamOf('clips/four', 0, 60);
    expect([59_999, 60_000, 3_600_000].map((ms) => [newestOf(event, START + ms), isOver(event, START + ms)])).toEqual([[14, false], [15, true], [15, true]]);
  });

  it('answers what is in the window and nothing else', () => {
    expect([15, 16, 21, 22, -1].map((sequence) => isOnAir(film, sequence, START + 82_000, 6))).toEqual([false, true, true, false, false]);
  });

  it('says which track it does not have', () => {
    expect(() => liveTrack(film, 'v9')).toThrow('has no track "v9"');
  });
});

describe('the times of a live stream', () => {
  test.each(['film', 'clips/one', 'clips/two', 'clips/three', 'clips/four'])('in %s each segment begins where the one before it ended, in pictures and sound', (folder) => {
    const stream = streamOf(folder, 5);
    const { film: { video, audio } } = stream;
    for (const track of [...video, ...audio]) {
      for (let sequence = 0; sequence < 40; sequence += 1) {
        const { isCard, index } = slotOf(stream, sequence);
        if (isCard) continue;
        const ends = (track.starts[index + 1] ?? track.ticks) + shiftOf(stream, track, sequence);
        const half = track.kind === 'audio' ? 512 : 0;
        expect(Math.abs(startTicksOf(stream, track, sequence + 1) - ends), `${track.id} ${sequence}`).toBeLessThanOrEqual(half);
      }
    }
  });

  it('keep sound within one frame of the picture after a year on air', () => {
    const stream = streamOf('film', 3);
    const sequence = 365 * 86_400 / 30 * 8 + 3;
    const [picture, sound] = ['v240', 'a-en'].map((id) => startTicksOf(stream, liveTrack(stream, id), sequence) / liveTrack(stream, id).timescale);
    expect(picture).toBe(365 * 86_400 + 10);
    expect((sound ?? 0) - (picture ?? 0)).toBeGreaterThanOrEqual(0);
    expect((sound ?? 0) - (picture ?? 0)).toBeLessThan(1024 / 48_000);
  });
});

it('counts the discontinuities that came before a segment', () => {
  let count = 0;
  for (let sequence = 0; sequence < 60; sequence += 1) {
    expect(discontinuitiesBefore(sequence)).toBe(count);
    if (isDiscontinuity(sequence)) count += 1;
  }
  expect(count).toBe(15);
});
