// @vitest-environment jsdom
import type Hls from 'hls.js';
import { afterEach, expect, test, vi } from 'vitest';
import type { HlsBuild } from '../../../../src/playback/hls/hls-build.ts';
import { createHlsTracks } from '../../../../src/playback/hls/tracks/hls-tracks.ts';
import { FakeHls, fakePlaylist } from '../../../support/fake-hls.ts';
import { fakeTextTracks } from '../../../support/fake-track-lists.ts';

const { Events } = FakeHls;

function setUp() {
  const video = document.createElement('video');
  const textTracks = fakeTextTracks(video);
  const hls = new FakeHls({});
  const listener = { onTracks: vi.fn(), onQuality: vi.fn(), onRestart: vi.fn(), onFailure: vi.fn() };
  const tracks = createHlsTracks(video, () => hls as unknown as Hls, listener);
  tracks.follow(hls as unknown as Hls, FakeHls as unknown as HlsBuild);
  const shown = () => [...textTracks].flatMap((track) => track.cues.map((cue) => (cue as unknown as { text: string }).text));
  return { ...tracks.choices, hls, video, listener, shown };
}

const cue = (text: string, startTime = 0) => ({ startTime, endTime: startTime + 1, text });

afterEach(() => FakeHls.reset());

test('a track says what it is beside the plain one', () => {
  const { hls, textTracks, audioTracks } = setUp();
  hls.findTracks(
    [
      fakePlaylist(0, 'en', 'English', { default: true }), fakePlaylist(1, 'en', 'English', { forced: true }),
      fakePlaylist(2, 'en', 'English', { characteristics: 'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound' }),
    ],
    [fakePlaylist(0, 'en', 'English'), fakePlaylist(1, 'en', 'Told', { characteristics: 'public.accessibility.describes-video' })],
  );
  expect(textTracks().map(({ kind, byDefault }) => [kind, byDefault])).toEqual([[undefined, true], ['forced', undefined], ['captions', undefined]]);
  expect(audioTracks().map(({ role }) => role)).toEqual([undefined, 'description']);
});

test('the file of a language that is no longer chosen shows nothing when it arrives', () => {
  const { hls, setTextTrack, shown } = setUp();
  const [en, ar] = [fakePlaylist(0, 'en', 'English'), fakePlaylist(1, 'ar', 'العربية')];
  hls.findTracks([en, ar], []);
  setTextTrack('0');
  setTextTrack('1');
  hls.trigger(Events.CUES_PARSED, { type: 'subtitles', subtitleTrack: en, cues: [cue('late')] });
  hls.trigger(Events.CUES_PARSED, { type: 'subtitles', subtitleTrack: ar, cues: [cue('مرحبا')] });
  expect(shown()).toEqual(['مرحبا']);
});

test('captions that come twice, as after a recovery, are shown once', () => {
  const { hls, setTextTrack, shown } = setUp();
  const en = fakePlaylist(0, 'en', 'English');
  hls.findTracks([en], []);
  setTextTrack('0');
  for (const _ of [1, 2]) hls.trigger(Events.CUES_PARSED, { type: 'subtitles', subtitleTrack: en, cues: [cue('once'), cue('and again', 3)] });
  expect(shown()).toEqual(['once', 'and again']);
});

test('captions inside the pictures are offered when the first is read, and shown from what is buffered already', () => {
  const { hls, textTracks, setTextTrack, captionTrack, listener, shown } = setUp();
  hls.trigger(Events.NON_NATIVE_TEXT_TRACKS_FOUND, { tracks: [{ kind: 'subtitles', label: 'English' }] });
  expect(textTracks()).toEqual([]);
  hls.trigger(Events.NON_NATIVE_TEXT_TRACKS_FOUND, { tracks: [{ _id: 'textTrack1', kind: 'captions', label: 'English', closedCaptions: { lang: 'en', default: false } }] });
  hls.trigger(Events.CUES_PARSED, { type: 'captions', track: 'textTrack1', cues: [cue('[wind]')] });
  expect(textTracks()).toEqual([{ id: 'textTrack1', language: 'en', label: 'English', kind: 'captions', active: false }]);
  expect([listener.onTracks.mock.calls.length, shown()]).toEqual([1, []]);

  setTextTrack('textTrack1');
  hls.trigger(Events.CUES_PARSED, { type: 'captions', track: 'textTrack1', cues: [cue('[door]', 2)] });
  expect([hls.subtitleTrack, shown()]).toEqual([-1, ['[wind]', '[door]']]);
  expect(captionTrack()).toBeDefined();
  setTextTrack(null);
  expect([shown(), captionTrack()]).toEqual([[], undefined]);
});

test('captions of a live event that can no longer be rewound to are not kept', () => {
  const { hls, video, setTextTrack, shown } = setUp();
  const en = fakePlaylist(0, 'en', 'English');
  hls.findTracks([en], []);
  setTextTrack('0');
  for (let at = 0; at < 100; at += 1) {
    Object.defineProperty(video, 'seekable', { configurable: true, value: { length: 1, start: () => at - 10, end: () => at } });
    hls.trigger(Events.CUES_PARSED, { type: 'subtitles', subtitleTrack: en, cues: [cue(String(at), at)] });
  }
  expect(shown()).toHaveLength(12);
});

test('of captions inside a long live event a part is kept', () => {
  const { hls, setTextTrack, shown } = setUp();
  hls.trigger(Events.NON_NATIVE_TEXT_TRACKS_FOUND, { tracks: [{ _id: 'textTrack1', kind: 'captions', label: 'English' }] });
  for (let at = 0; at < 1000; at += 1) hls.trigger(Events.CUES_PARSED, { type: 'captions', track: 'textTrack1', cues: [cue(String(at), at)] });
  setTextTrack('textTrack1');
  expect([shown().length, shown().at(-1)]).toEqual([200, '999']);
});
