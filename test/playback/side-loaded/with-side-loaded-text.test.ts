// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineSource } from '../../../src/playback/engine.ts';
import { withSideLoadedText } from '../../../src/playback/side-loaded/with-side-loaded-text.ts';
import { fakeMedia, fakePlayback } from '../../support/fake-media.ts';
import { fakeTextTracks } from '../../support/fake-track-lists.ts';

/** As browsers have it: a place and a size that are words or numbers. */
class FakeCue {
  line: number | 'auto' = 'auto';
  snapToLines = true;
  constructor(readonly startTime: number, readonly endTime: number, readonly text: string) {}
}

const source = (token: string, languages = ['es', 'fr']): EngineSource => ({
  live: false,
  stream: { url: '/a.m3u8', subtitles: languages.map((language) => ({ language, label: language, url: `https://media.test/${language}.vtt?${token}` })) },
});

async function setUp() {
  const { video } = fakeMedia();
  const textTracks = fakeTextTracks(video);
  const listener = { onTracks: vi.fn(), onQuality: vi.fn(), onRestart: vi.fn(), onFailure: vi.fn() };
  const own = await fakePlayback().open(video, { hls: [], dash: [], live: false } as never, { ...listener, onTracks: vi.fn() });
  const engine = withSideLoadedText(own, video, listener);
  const shown = () => [...textTracks].flatMap((track) => track.cues.map((cue) => (cue as unknown as FakeCue).text));
  return { engine, own, listener, shown };
}

const asked: string[] = [];
beforeEach(() => {
  vi.stubGlobal('VTTCue', FakeCue);
  vi.stubGlobal('fetch', vi.fn(async (url: string) => {
    asked.push(url);
    if (url.includes('endless')) return new Response(new ReadableStream<Uint8Array<ArrayBuffer>>({ pull(control) { control.enqueue(new Uint8Array(1_000_000)); } }));
    return url.includes('broken') ? new Response('', { status: 404 }) : new Response(`WEBVTT\n\n00:00.000 --> 00:01.000 line:3 align:start\n${url}\n`);
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('files beside a stream are offered where the stream has not the language, and fetched when chosen', async () => {
  const { engine, own, shown } = await setUp();
  engine.load(source('first', ['en', 'es']));
  expect(engine.textTracks().map(({ id, language }) => [id, language])).toEqual([['0', 'en'], ['1', 'ar'], ['file-1', 'es']]);
  expect([asked, engine.captionTrack()]).toEqual([[], undefined]);
  engine.setTextTrack('file-1');
  await vi.waitFor(() => expect(shown()).toEqual(['https://media.test/es.vtt?first']));
  expect(engine.textTracks().filter(({ active }) => active).map(({ id }) => id)).toEqual(['file-1']);
  expect(engine.captionTrack()?.cues?.[0]).toMatchObject({ line: 3, snapToLines: true, align: 'start' });
  engine.setTextTrack('0');
  expect(own.textTracks().find(({ active }) => active)?.id).toBe('0');
  expect(engine.textTracks().find(({ id }) => id === 'file-1')?.active).toBe(false);
});

test('a choice survives a swap, from the new address', async () => {
  const { engine, shown } = await setUp();
  engine.load(source('first'));
  engine.setTextTrack('file-1');
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  engine.swap(source('second'), 12);
  await vi.waitFor(() => expect(shown()).toEqual(['https://media.test/fr.vtt?second']));
  expect(engine.textTracks().find(({ active }) => active)?.id).toBe('file-1');
});

test('a file that is chosen after a renewal is fetched from its newer address', async () => {
  const { engine, own, shown } = await setUp();
  engine.load(source('first'));
  engine.renew(source('second'));
  expect(own).toMatchObject({ renewals: [source('second')] });
  engine.setTextTrack('file-0');
  await vi.waitFor(() => expect(shown()).toEqual(['https://media.test/es.vtt?second']));
});

test('of two quick choices the last is shown', async () => {
  const { engine, shown } = await setUp();
  engine.load(source('first'));
  engine.setTextTrack('file-0');
  engine.setTextTrack('file-1');
  await vi.waitFor(() => expect(shown()).toEqual(['https://media.test/fr.vtt?first']));
});

test.each(['broken', 'endless'])('a file that cannot be had leaves captions off, and the menu says so: %s', async (file) => {
  const { engine, listener } = await setUp();
  engine.load(source('first', [file]));
  engine.setTextTrack('file-0');
  listener.onTracks.mockClear();
  await vi.waitFor(() => expect(listener.onTracks).toHaveBeenCalled());
  expect([engine.captionTrack(), engine.textTracks().some(({ active }) => active)]).toEqual([undefined, false]);
});
