import type { CSSProperties } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { clockTimeOf } from '../../../rules/playback/playback-time.ts';
import { chapterAt } from '../../../rules/playback/timeline/chapter-at.ts';
import { thumbnailAt } from '../../../rules/playback/timeline/thumbnails.ts';
import { markNear, type TimelineMark } from '../../../rules/playback/timeline/timeline-mark.ts';
import { wallClockOf } from '../../../rules/playback/timeline/wall-clock.ts';
import type { Player } from '../../../store/playback/player.ts';
import { timelineOf } from '../../../store/playback/timeline/timeline-state.ts';
import { previewWidthOf, PreviewPicture } from './preview-picture.tsx';

/** A note is under the hand within this part of the timeline's length. chosen: about a finger's width on a phone */
const REACH = 0.012;

interface PreviewProps {
  player: Player;
  length: number;
  marks: readonly TimelineMark[];
  /** Pixels. */
  playerWidth: number;
}

/** What the moment under the hand is: its picture, chapter, note and time. Screen readers hear the slider's own words. */
export function TimelinePreview({ player, length, marks, playerWidth }: PreviewProps) {
  const label = useLabel();
  const timeline = timelineOf(player);
  const seconds = useSignal(timeline.pointed);
  const thumbnails = useSignal(timeline.thumbnails);
  const chapters = useSignal(timeline.chapters);
  const timeAt = useTimeAt(player, length);
  if (seconds === undefined) return null;
  const picture = thumbnailAt(thumbnails, seconds);
  const mark = markNear(marks, seconds, length * REACH);
  const note = mark && (mark.title ?? label('advertisement'));
  const chapter = chapterAt(chapters, seconds)?.title;
  const width = picture ? previewWidthOf(playerWidth) : note || chapter ? Math.min(220, playerWidth / 2) : 64;
  return (
    <div
      className="fl-player__preview"
      part="preview"
      aria-hidden="true"
      style={{ '--fl-pointed': Math.min(1, Math.max(0, seconds / length)), '--fl-preview': `${width}px` } as CSSProperties}
    >
      {note && <bdi className="fl-player__preview-note">{note}</bdi>}
      {chapter && <bdi className="fl-player__preview-chapter">{chapter}</bdi>}
      {picture && <PreviewPicture key={picture.url} thumbnail={picture} width={width} />}
      <span className="fl-player__preview-time">{timeAt(seconds)}</span>
    </div>
  );
}

/** A moment's time: from the beginning, or by the clock while live. */
function useTimeAt(player: Player, length: number): (seconds: number) => string {
  const { context } = useRuntime().store;
  const { locale } = useLocale();
  const live = useSignal(player.live);
  if (!live) return (seconds) => clockTimeOf(seconds, length >= 3600);
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  return (seconds) => clock.format(wallClockOf(seconds, {
    position: player.position.peek(), windowSeconds: player.windowSeconds.peek(), dateShown: player.dateShown(),
  }, context.now()));
}
