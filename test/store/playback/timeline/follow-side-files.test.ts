// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followSideFiles } from '../../../../src/store/playback/timeline/follow-side-files.ts';
import { timelineOf } from '../../../../src/store/playback/timeline/timeline-state.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';

const media = 'https://media.test/film/';
const files: Record<string, string> = {
  [`${media}chapters.vtt`]: 'WEBVTT\n\n00:00.000 --> 00:20.000\nHarbour\n\n00:20.000 --> 01:00.000\nStorm',
  [`${media}thumbs.vtt`]: 'WEBVTT\n\n00:00.000 --> 00:30.000\nsheet.jpg#xywh=0,0,160,90\n\n00:30.000 --> 01:00.000\njavascript:alert(1)',
  [`${media}fresh/thumbs.vtt`]: 'WEBVTT\n\n00:00.000 --> 01:00.000\nsheet.jpg',
};
const urls = (side: { chaptersUrl?: string; thumbnailsUrl?: string }) => ({ hls: [{ url: `${media}main.m3u8`, subtitles: [] }], dash: [], live: false, expiresAt: 2e12, ...side });

/** A player whose streams have these files beside them. */
async function opened(side: Parameters<typeof urls>[0], read?: Parameters<typeof followSideFiles>[1]) {
  const { player } = playerStage();
  const stop = followSideFiles(player, read ?? (async (url) => files[url]));
  await player.openStreams(urls(side));
  await vi.waitFor(() => expect(player.duration.value).toBe(60));
  return { player, stop, timeline: timelineOf(player) };
}

afterEach(disposePlayers);

test('chapters and pictures come from the files that the streams name, with whole addresses', async () => {
  const { timeline } = await opened({ chaptersUrl: `${media}chapters.vtt`, thumbnailsUrl: `${media}thumbs.vtt` });
  await vi.waitFor(() => expect(timeline.chapters.value.map(({ title, end }) => [title, end])).toEqual([['Harbour', 20], ['Storm', 60]]));
  expect(timeline.thumbnails.value).toEqual([{ start: 0, end: 30, url: `${media}sheet.jpg`, region: { x: 0, y: 0, width: 160, height: 90 } }]);
});

test('a file that cannot be had leaves its part empty and the other in place', async () => {
  const { timeline } = await opened({ chaptersUrl: `${media}chapters.vtt`, thumbnailsUrl: `${media}gone.vtt` });
  await vi.waitFor(() => expect(timeline.chapters.value).toHaveLength(2));
  expect(timeline.thumbnails.value).toEqual([]);
});

test('the next title starts without what the last one had, and a late answer for it is not shown', async () => {
  let answer: (text: string) => void = () => undefined;
  const { player, timeline } = await opened({ chaptersUrl: `${media}chapters.vtt` }, () => new Promise((resolve) => { answer = resolve; }));
  await player.openStreams(urls({}));
  answer(files[`${media}chapters.vtt`]!);
  await Promise.resolve();
  expect(timeline.chapters.value).toEqual([]);
});

test('addresses that are made anew replace the pictures’ old ones', async () => {
  const { player, timeline } = await opened({ thumbnailsUrl: `${media}thumbs.vtt` });
  await vi.waitFor(() => expect(timeline.thumbnails.value[0]?.url).toBe(`${media}sheet.jpg`));
  await player.openStreams(urls({ thumbnailsUrl: `${media}fresh/thumbs.vtt` }));
  await vi.waitFor(() => expect(timeline.thumbnails.value[0]?.url).toBe(`${media}fresh/sheet.jpg`));
});

test('nothing is left when it ends', async () => {
  const { timeline, stop } = await opened({ chaptersUrl: `${media}chapters.vtt` });
  await vi.waitFor(() => expect(timeline.chapters.value).toHaveLength(2));
  stop();
  expect(timeline.chapters.value).toEqual([]);
});
