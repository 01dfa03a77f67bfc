import { computed, effect, untracked } from '@preact/signals-core';
import { useEffect } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { chapterAt } from '../../../rules/playback/timeline/chapter-at.ts';
import type { Player } from '../../../store/playback/player.ts';
import { followSideFiles } from '../../../store/playback/timeline/follow-side-files.ts';
import { timelineOf } from '../../../store/playback/timeline/timeline-state.ts';
import type { PlayerEvents } from '../events.ts';
import type { LatePartProps } from '../late/late-part.ts';

/** Reads the files of chapters and pictures beside the streams, and tells the page which chapter plays. Draws nothing. */
export function SideFiles({ player, emit }: LatePartProps) {
  useEffect(() => {
    const stops = [followSideFiles(player), tellChapters(player, emit)];
    return () => stops.forEach((stop) => stop());
  }, [player]);
  return null;
}

/** @returns stop */
function tellChapters(player: Player, emit: Emit<PlayerEvents>): () => void {
  const { chapters } = timelineOf(player);
  const playing = computed(() => chapterAt(chapters.value, player.position.value));
  let told: number | undefined;
  return effect(() => {
    const chapter = playing.value;
    if (chapter?.start === told) return;
    told = chapter?.start;
    untracked(() => emit('chapter-change', {
      chapter: chapter ? { title: chapter.title, start: chapter.start, end: chapter.end } : null,
      index: chapter ? chapters.peek().indexOf(chapter) : null,
    }));
  });
}
