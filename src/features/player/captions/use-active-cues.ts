import { useEffect, useState } from 'react';
import type { ActiveCue } from './caption-stacks.ts';

/**
 * The captions of this moment, in the order of their track.
 *
 * @param chosen changes when other captions are chosen: a track that is emptied while nothing plays does not say so
 */
export function useActiveCues(track: TextTrack | undefined, chosen: unknown): readonly ActiveCue[] {
  const [cues, setCues] = useState<readonly ActiveCue[]>([]);
  useEffect(() => {
    if (!track) return setCues([]);
    const read = () => setCues([...(track.activeCues ?? [])].flatMap(cueOf));
    track.addEventListener('cuechange', read);
    read();
    return () => track.removeEventListener('cuechange', read);
  }, [track, chosen]);
  return cues;
}

/** A browser without WebVTT's own kind of cue knows words alone. */
function cueOf(cue: TextTrackCue): ActiveCue[] {
  const { startTime, text, line = 'auto', snapToLines = true, lineAlign = 'start', position = 'auto', positionAlign = 'auto', align = 'center', size = 100, vertical = '' } = cue as Partial<VTTCue> & TextTrackCue;
  if (!text?.trim()) return [];
  return [{ key: `${startTime} ${text}`, text: text.trim(), line, snapToLines, lineAlign, position, positionAlign, align, size, vertical }];
}
