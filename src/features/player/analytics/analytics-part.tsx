import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { createPlaybackEvents } from '../../../store/playback/analytics/playback-events.ts';
import { reportQuality } from '../../../store/playback/analytics/report-quality.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { playbackEventsOf } from './playback-events-of.ts';

/** Measures a player and reports how well it plays; draws nothing. */
export function AnalyticsPart({ player, video }: LatePartProps): null {
  const { context } = useRuntime().store;
  useEffect(() => {
    const events = createPlaybackEvents(player);
    // Read while it plays: an element that its engine has let go of has counted nothing.
    let frames = { total: 0, dropped: 0 };
    const count = () => {
      const { totalVideoFrames: total = 0, droppedVideoFrames: dropped = 0 } = video.getVideoPlaybackQuality?.() ?? {};
      if (total > 0) frames = { total, dropped };
    };
    video.addEventListener('timeupdate', count);
    const stopReports = reportQuality(context, player, events, () => frames);
    playbackEventsOf(player).value = events;
    return () => {
      playbackEventsOf(player).value = undefined;
      video.removeEventListener('timeupdate', count);
      events.dispose();
      stopReports();
    };
  }, [context, player, video]);
  return null;
}
