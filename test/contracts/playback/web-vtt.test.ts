import { describe, expect, test } from 'vitest';
import { readWebVtt } from '../../../src/contracts/playback/web-vtt.ts';

const file = `WEBVTT - Chapters

NOTE made by hand

STYLE
::cue { color: red }

intro
00:00.000 --> 00:12.500 align:start
<v Narrator>The <i>moon</i> &amp; the boat

00:12,5 --> 01:00:00.000
Two
lines
`;

test('reads cues with and without hours, names, settings and a comma for milliseconds', () => {
  expect(readWebVtt(file)).toEqual([
    { start: 0, end: 12.5, text: '<v Narrator>The <i>moon</i> &amp; the boat', settings: { align: 'start' } },
    { start: 12.5, end: 3600, text: 'Two\nlines', settings: {} },
  ]);
});

test('takes the files of every system: a byte order mark, and both ways to end a line', () => {
  expect(readWebVtt(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual(readWebVtt(file));
  expect(readWebVtt(file.replaceAll('\n', '\r'))).toEqual(readWebVtt(file));
});

describe('leaves out what cannot be read and keeps the rest', () => {
  const rows: [why: string, block: string][] = [
    ['no times', 'hello'],
    ['an end before its start', '00:05.000 --> 00:02.000\nback'],
    ['no length', '00:05.000 --> 00:05.000\nnothing'],
    ['letters for digits', '00:aa.000 --> 00:02.000\nno'],
    ['an arrow in the words', 'words\nwords\n00:01.000 --> 00:02.000'],
    ['half a line', '00:05.000 -->'],
  ];
  test.each(rows)('%s', (_why, block) => {
    expect(readWebVtt(`WEBVTT\n\n${block}\n\n00:10.000 --> 00:11.000\ngood`)).toEqual([{ start: 10, end: 11, text: 'good', settings: {} }]);
  });
});

test('what is neither a WebVTT nor a SubRip file has no cues', () => {
  for (const text of ['', '<!doctype html>\n\n00:01.000 --> 00:02.000\nx', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nx', '1\nhello\n\n00:01.000 --> 00:02.000\nx', '<html>404</html>', 'WEBVTT']) {
    expect(readWebVtt(text)).toEqual([]);
  }
});

test('cues come by their start, however the file orders them', () => {
  expect(readWebVtt('WEBVTT\n\n00:20.000 --> 00:21.000\nb\n\n00:10.000 --> 00:11.000\na').map(({ text }) => text)).toEqual(['a', 'b']);
});

test('reads where a cue is drawn, and leaves out settings that are none', () => {
  const [cue] = readWebVtt('WEBVTT\n\n1\n00:01.500\t-->\t00:03.000 line:10% position:20%,line-left align:start size:40% LOUD :x y:\nwords');
  expect(cue).toEqual({ start: 1.5, end: 3, text: 'words', settings: { line: '10%', position: '20%,line-left', align: 'start', size: '40%' } });
});

test('reads a SubRip file, which has no first line and commas in its seconds', () => {
  const file = '1\n00:00:01,000 --> 00:00:02,250\nHola\n\n2\n00:00:03,000 --> 00:00:04,000\n¿Qué tal?\n';
  for (const text of [file, file.replaceAll('\n', '\r\n'), `\uFEFF\n${file}`, file.replace('1\n', '')]) {
    expect(readWebVtt(text).map(({ start, end, text: words }) => [start, end, words])).toEqual([[1, 2.25, 'Hola'], [3, 4, '¿Qué tal?']]);
  }
});

test('a cue without words stays: a chapter may have no name', () => {
  expect(readWebVtt('WEBVTT\n\n00:06.000 --> 00:07.000\n')).toEqual([{ start: 6, end: 7, text: '', settings: {} }]);
});

/** Numbers that look random and are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test('whatever 3,000 damaged files say, every cue that is read has a beginning, an end after it, and its place in the order', () => {
  const next = seeded(7);
  const pieces = ['WEBVTT', '\n', '\n\n', '\r', '-->', ' --> ', '00:01.000', '99:99:99.999', ':', '.', '\0', '\uFEFF', '<', '&amp;', 'NOTE', '1e9', '-1', '\u202E', '٣', 'x'.repeat(50)];
  for (let run = 0; run < 3000; run += 1) {
    let text = run % 3 === 0 ? '' : file;
    for (let edit = 0; edit < 1 + next() * 30; edit += 1) {
      const at = Math.floor(next() * text.length);
      text = text.slice(0, at) + pieces[Math.floor(next() * pieces.length)]! + text.slice(at + Math.floor(next() * 3));
    }
    const cues = readWebVtt(run % 2 === 0 ? `WEBVTT\n\n${text}` : text);
    for (const [at, { start, end }] of cues.entries()) {
      expect(Number.isFinite(start) && Number.isFinite(end) && end > start && start >= (cues[at - 1]?.start ?? 0)).toBe(true);
    }
  }
});

test('a file of megabytes is read in a moment and is cut off where a phone would suffer', () => {
  const many = `WEBVTT\n\n${'00:00.000 --> 00:01.000\nx\n\n'.repeat(12_000)}`;
  expect(readWebVtt(many)).toHaveLength(10_000);
  const began = performance.now();
  readWebVtt(`WEBVTT\n\n${' '.repeat(1_000_000)}-->${'0'.repeat(1_000_000)}${'<'.repeat(1_000_000)}`);
  expect(performance.now() - began).toBeLessThan(2000);
});
