import { describe, expect, it } from 'vitest';
import { liveMaster, livePlaylist } from '../../../demo/media/live-window.ts';
import { factsIn, START, streamOf } from './live-stream.ts';

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** One segment of a playlist with what holds for it. */
interface Entry { file: string; map: string; seconds: number; date: number; discontinuity: number }

/** Reads a playlist as a player does. */
function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  let [map, seconds, date] = ['', 0, 0];
  let discontinuity = Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(text)?.[1]);
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    else if (line.startsWith('#EXT-X-MAP')) map = /URI="([^"]+)"/.exec(line)?.[1] ?? '';
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) date = Date.parse(line.slice(25));
    else if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice(8));
    else if (line && !line.startsWith('#')) entries.push({ file: line, map, seconds, date, discontinuity });
  }
  return entries;
}

const window = (track: string, seconds: number, segments = 12) => livePlaylist(streamOf('film'), track, START + seconds * 1000, segments);

describe('the playlist of a channel', () => {
  it('slides by one segment when a segment is over, and not before', () => {
    const sequences = [33.999, 36, 40].map((seconds) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(window('v240', seconds, 6))?.[1]));
    expect(sequences).toEqual([3, 4, 5]);
  });

  it('shows only what has been on air in its first seconds', () => {
    expect(entriesOf(window('v240', 9)).map(({ file }) => file)).toEqual(['card/live-0.m4s', 'v240/live-1.m4s']);
    expect(entriesOf(window('v240', 1.9))).toEqual([]);
  });

  it('puts a header of its own and a discontinuity around each title card', () => {
    const entries = entriesOf(window('v720', 40));
    const around = entries.filter(({ file }) => /live-(7|8|9)\./.test(file));
    expect(around.map(({ file, map }) => [file, map])).toEqual([
      ['v720/live-7.m4s', 'v720/init.mp4'], ['card/live-8.m4s', 'card/init.mp4'], ['v720/live-9.m4s', 'v720/init.mp4'],
    ]);
    expect(around.map(({ discontinuity }) => discontinuity - (around[0]?.discontinuity ?? 0))).toEqual([0, 1, 2]);
  });

  it('keeps the silence of a card under the header of its sound', () => {
    expect(entriesOf(window('a-en', 40)).find(({ file }) => file.includes('live-8.'))).toMatchObject({ file: 'a-en/live-8.m4s', map: 'a-en/init.mp4' });
  });

  it('numbers discontinuities the same in every track, and gives a segment the same number as long as it is listed', () => {
    const numbers = new Map<string, number>();
    for (let seconds = 2; seconds < 400; seconds += 1) {
      for (const track of ['v240', 'v720', 'a-en']) {
        for (const { file, discontinuity } of entriesOf(window(track, seconds))) {
          const name = file.split('/')[1] ?? '';
          expect(discontinuity, `${file} at ${seconds} s`).toBe(numbers.get(name) ?? discontinuity);
          numbers.set(name, discontinuity);
        }
      }
    }
    expect(numbers.size).toBeGreaterThan(90);
  });

  it('dates each segment where the one before it ended, across cards and joins', () => {
    for (const track of ['v720', 'a-en', 'a-es']) {
      const entries = entriesOf(window(track, 150, 36));
      entries.slice(1).forEach(({ date }, i) => expect(Math.abs(date - (entries[i]?.date ?? 0) - (entries[i]?.seconds ?? 0) * 1000)).toBeLessThanOrEqual(1));
    }
  });

  it('never rounds a segment over the target duration', () => {
    const text = window('a-en', 200, 36);
    for (const seconds of all(text, /EXTINF:([\d.]+)/g)) expect(Math.round(Number(seconds))).toBeLessThanOrEqual(Number(/TARGETDURATION:(\d+)/.exec(text)?.[1]));
  });

  it('has no end', () => {
    expect(window('v240', 10 * 365 * 86_400)).not.toContain('ENDLIST');
  });
});

describe('the playlist of an event', () => {
  const at = (seconds: number) => livePlaylist(streamOf('clips/four', 0, 90), 'v360', START + seconds * 1000, 12);

  it('is closed at the end of the event, after its last segment, and stays as it is', () => {
    expect(at(89.9)).not.toContain('ENDLIST');
    expect(at(90).endsWith('v360/live-23.m4s\n#EXT-X-ENDLIST\n')).toBe(true);
    expect(at(5_000)).toBe(at(90));
  });
});

it('lists rungs and languages of its film, lowest first, and no captions', () => {
  const text = liveMaster(streamOf('film'));
  expect(all(text, /RESOLUTION=(\S+?),/g)).toEqual(['426x240', '640x360', '1280x720']);
  expect(text).toContain('LANGUAGE="es"');
  expect(text).not.toContain('SUBTITLES');
  expect(factsIn('film').captions).toHaveLength(4);
});
