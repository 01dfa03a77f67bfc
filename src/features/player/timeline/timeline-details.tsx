import type { CSSProperties } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { chapterAt } from '../../../rules/playback/timeline/chapter-at.ts';
import { timelineMarksOf, type TimelineMark } from '../../../rules/playback/timeline/timeline-mark.ts';
import type { Player } from '../../../store/playback/player.ts';
import { timelineOf } from '../../../store/playback/timeline/timeline-state.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { TimelinePreview } from './timeline-preview.tsx';
import sheet from './timeline-details.css';

/** What the timeline knows beyond its position: chapters, notes, ads, what can be skipped, and what a moment looks like. */
export function TimelineDetails({ player, box }: LatePartProps) {
  const sheetRef = useSheet(sheet);
  const windowSeconds = useSignal(player.windowSeconds);
  const length = useSignal(player.duration) ?? windowSeconds;
  const marks = useMarks(player, length);
  if (length <= 0) return null;
  return (
    <div ref={sheetRef} className="fl-player__details">
      <ChapterSegments player={player} length={length} />
      {marks.map((mark) => <Mark key={`${mark.kind}-${mark.start}`} mark={mark} length={length} />)}
      <TimelinePreview player={player} length={length} marks={marks} playerWidth={box.clientWidth} />
    </div>
  );
}

function useMarks(player: Player, length: number): TimelineMark[] {
  const item = useSignal(player.item);
  const live = useSignal(player.live);
  const adOffsets = useSignal(timelineOf(player).adOffsets);
  return item && !live ? timelineMarksOf({ annotations: item.annotations, skipMarkers: item.skipMarkers, adOffsets }, length) : [];
}

/** Each chapter a stretch of its own; the one under the hand stands out. */
function ChapterSegments({ player, length }: { player: Player; length: number }) {
  const { chapters, pointed } = timelineOf(player);
  const all = useSignal(chapters);
  const seconds = useSignal(pointed);
  const under = seconds === undefined ? undefined : chapterAt(all, seconds);
  return all.map((chapter) => (
    <div
      key={chapter.start}
      className={chapter === under ? 'fl-player__chapter fl-player__chapter--pointed' : 'fl-player__chapter'}
      part="chapter"
      style={{ '--fl-from': chapter.start / length, '--fl-to': chapter.end / length } as CSSProperties}
    />
  ));
}

function Mark({ mark: { kind, start, end }, length }: { mark: TimelineMark; length: number }) {
  const style = { '--fl-from': start / length, '--fl-to': (end ?? start) / length } as CSSProperties;
  return <div className={`fl-player__mark fl-player__mark--${kind}`} part={`mark mark-${kind}`} style={style} />;
}
