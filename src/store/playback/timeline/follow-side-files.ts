import { computed, effect } from '@preact/signals-core';
import { readWebVtt, type WebVttCue } from '../../../contracts/playback/web-vtt.ts';
import { chaptersOf } from '../../../rules/playback/timeline/chapters.ts';
import { thumbnailsOf } from '../../../rules/playback/timeline/thumbnails.ts';
import type { Player } from '../player.ts';
import { addressIn, readSideFile } from './read-side-file.ts';
import { timelineOf } from './timeline-state.ts';

/**
 * Reads the files of chapters and pictures of whatever a player shows.
 *
 * Addresses that are made anew for the same title replace the pictures' old ones, which expire.
 *
 * @returns stop
 * @source spec 1 §3 "Chapters and thumbnails track … Fetched as text tracks from given urls"
 */
export function followSideFiles(player: Player, read = readSideFile): () => void {
  const timeline = timelineOf(player);
  const length = computed(() => player.duration.value ?? player.item.value?.duration);
  const address = (file: 'chaptersUrl' | 'thumbnailsUrl') => computed(() => player.urls.value?.[file]);
  const [chaptersUrl, thumbnailsUrl] = [address('chaptersUrl'), address('thumbnailsUrl')];
  const follow = (url: typeof chaptersUrl, show: (cues: WebVttCue[], fileUrl: string) => void) => effect(() => {
    const stopped = new AbortController();
    const from = url.value;
    if (!from) show([], '');
    else void read(from, stopped.signal).then((text) => { if (!stopped.signal.aborted) show(readWebVtt(text ?? ''), from); });
    return () => stopped.abort();
  });
  let cues: WebVttCue[] = [];
  const showChapters = () => timeline.set({ chapters: chaptersOf(cues, length.peek() ?? 0) });
  const stops = [
    follow(chaptersUrl, (read) => {
      cues = read;
      showChapters();
    }),
    effect(() => {
      if (length.value) showChapters();
    }),
    follow(thumbnailsUrl, (read, from) => timeline.set({ thumbnails: thumbnailsOf(read, (written) => addressIn(from, written)) })),
  ];
  return () => {
    stops.forEach((stop) => stop());
    timeline.set({ chapters: [], thumbnails: [] });
  };
}
