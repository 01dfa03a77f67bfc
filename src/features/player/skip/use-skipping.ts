import { effect, untracked } from '@preact/signals-core';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { markerAt, skipTargetOf, type SkipMarker } from '../../../rules/playback/timeline/skip-marker.ts';
import { autoSkipOf } from '../../../store/playback/timeline/auto-skip.ts';
import type { LatePartProps } from '../late/late-part.ts';

/** Seconds; a longer step between two positions was a seek. */
const PLAYED_ON = 2;
/** Milliseconds. chosen: long enough to notice that something was skipped and to want it back */
const UNDO_MS = 6000;

interface Skipping {
  /** What can be skipped now. */
  marker: SkipMarker | undefined;
  /** What was skipped by itself a moment ago. */
  skipped: SkipMarker | undefined;
  skip(marker: SkipMarker): void;
  undo(marker: SkipMarker): void;
}

/**
 * Follows a title through its markers, tells the page, and skips by itself where the viewer or the page wants it.
 *
 * chosen: a viewer who seeks into a marker wants to see it; it is skipped by itself only when playback reaches it.
 */
export function useSkipping({ player, emit, given: { autoSkip = false } }: Pick<LatePartProps, 'player' | 'emit' | 'given'>): Skipping {
  const { context } = useRuntime().store;
  const [marker, setMarker] = useState<SkipMarker>();
  const [skipped, setSkipped] = useState<SkipMarker>();
  const wish = useRef(autoSkip);
  wish.current = autoSkip;
  const tell = ({ type, start, end }: SkipMarker, phase: 'entered' | 'left' | 'skipped') => emit('skip-marker', { kind: type.toLowerCase(), start, end, phase });
  const skip = (from: SkipMarker) => {
    tell(from, 'skipped');
    void player.seek(skipTargetOf(from, player.duration.peek()));
  };

  useEffect(() => {
    let inside: SkipMarker | undefined;
    let last = 0;
    return effect(() => {
      const position = player.position.value;
      const found = markerAt(player.item.value?.skipMarkers ?? [], position);
      const played = position >= last && position - last < PLAYED_ON;
      last = position;
      if (found?.start === inside?.start && found?.type === inside?.type) return;
      untracked(() => {
        if (inside) tell(inside, 'left');
        inside = found;
        setMarker(found);
        if (!found) return;
        tell(found, 'entered');
        if (!played || !(autoSkipOf(context).on.peek() ?? wish.current)) return;
        skip(found);
        setSkipped(found);
      });
    });
  }, [player]);
  useEffect(() => {
    if (!skipped) return;
    const timer = setTimeout(() => setSkipped(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [skipped]);
  return {
    marker, skipped, skip,
    undo({ start }) {
      setSkipped(undefined);
      void player.seek(start);
    },
  };
}
