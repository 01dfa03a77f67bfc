import { useEffect, useRef } from 'react';
import type { LatePartProps } from '../late/late-part.ts';
import { tellPlaybackFacts } from './tell-playback-facts.ts';

/** Tells the page what changes beside the media itself; draws nothing. */
export function PlaybackFactsPart({ player, video, emit }: LatePartProps): null {
  const latest = useRef(emit);
  latest.current = emit;
  useEffect(() => tellPlaybackFacts(player, video, (...event) => latest.current(...event)), [player, video]);
  return null;
}
